/* Random games of Kraken in plain C: the limit of the layout of games/kraken/position.py and sea.py.

   Same places, same order of moves, same dice: equal seeds give equal games.
   Usage: kraken SHIPS FRONT ROUNDS DECK SEED STREAM GAMES
   DECK is a digit 0 … 6 for each icon (F U D X R K T), three for each card. */
#include <stdbool.h>
#include <string.h>

#include "dice.h"

enum { FORWARD, UP, DOWN, FIRE, REPAIR, CLOCKWISE, COUNTER, ATTACK, PLAY, DEAL = 26, START = 44 };
enum { ROTATE = 5, TENTACLE = 6, KINDS = 7, PLACES = 16, HAND = 3, SINKS_AT = 4, FEWEST_LANES = 2 };
enum { NO_SHIP = -1, NO_PLACE = -1, NO_CARD = -1, MOST_CARDS = 18, SEATS = 4, LONGEST = 1000000 };
enum { STARTING, DEALING, PLAYING, RESOLVING, OVER };
enum { UNDECIDED, LAST_AFLOAT, KRAKEN_WINS, ROUND_LIMIT };

typedef struct {
    i64 player, ships, afloat, lanes, front, rounds, round, first, receiver, played, card, kinds, phase, ended, winners;
    i64 cards;
    const i64 *deck;
    i64 place[SEATS], slots[PLACES], damage[SEATS], hand[SEATS], held[SEATS], icons[KINDS], sunk_at[SEATS];
} Position;

static inline i64 count(i64 bits) {
    i64 n = 0;
    while (bits) {
        bits &= bits - 1;
        n++;
    }
    return n;
}

static inline i64 member_of(i64 members) {
    i64 member = 0;
    while (members > 1) {
        members >>= 1;
        member++;
    }
    return member;
}

static inline i64 lanes_for(i64 afloat) { return afloat > FEWEST_LANES ? afloat : FEWEST_LANES; }

/* -- the end ------------------------------------------------------------------------- */

static void clear_icons(Position *p) {
    memset(p->icons, 0, sizeof p->icons);
    p->kinds = 0;
}

static void finish(Position *p, i64 ended, i64 winners) {
    clear_icons(p);
    p->card = NO_CARD;
    p->ended = ended;
    p->winners = winners;
    p->phase = OVER;
    p->player = NOBODY;
}

static i64 seats_that_sank_at(const Position *p, i64 step) {
    i64 seats = 0;
    for (i64 seat = 0; seat < p->ships; seat++)
        if (p->sunk_at[seat] == step) seats |= 1LL << seat;
    return seats;
}

/* -- sinking ------------------------------------------------------------------------- */

static i64 next_sinking(const Position *p) {
    i64 last = 0;
    for (i64 seat = 0; seat < p->ships; seat++)
        if (p->sunk_at[seat] > last) last = p->sunk_at[seat];
    return last + 1;
}

static void go_under(Position *p, i64 seat, i64 sinking) {
    p->hand[seat] = 0;
    p->held[seat] = 0;
    p->place[seat] = NO_PLACE;
    p->damage[seat] = SINKS_AT;
    p->sunk_at[seat] = sinking;
    p->afloat--;
}

static void fold_lane(Position *p) {
    p->lanes--;
    for (i64 section = 0; section < 4; section++) {
        i64 slot = section << 2 | p->lanes, mover = p->slots[slot];
        p->slots[slot] = NO_SHIP;
        while (mover != NO_SHIP) {
            slot--;
            i64 bumped = p->slots[slot];
            p->slots[slot] = mover;
            p->place[mover] = slot;
            mover = bumped;
        }
    }
}

static void after_sinking(Position *p) {
    i64 lanes = lanes_for(p->afloat);
    while (p->lanes > lanes) fold_lane(p);
    if (p->afloat == 1) finish(p, LAST_AFLOAT, seats_that_sank_at(p, 0));
    else if (p->afloat == 0) finish(p, KRAKEN_WINS, seats_that_sank_at(p, next_sinking(p) - 1));
}

static void sink_wrecks(Position *p) {
    i64 sinking = next_sinking(p);
    for (i64 seat = 0; seat < p->ships; seat++)
        if (p->damage[seat] >= SINKS_AT && p->place[seat] != NO_PLACE) {
            p->slots[p->place[seat]] = NO_SHIP;
            go_under(p, seat, sinking);
        }
    after_sinking(p);
}

/* -- the Kraken ---------------------------------------------------------------------- */

static void meet_kraken(Position *p, i64 seat, i64 section) {
    i64 turn = (section - p->front) & 3;
    p->damage[seat] += turn == 0 ? 2 : turn == 2 ? 0 : 1;
    if (p->damage[seat] >= SINKS_AT) {
        go_under(p, seat, next_sinking(p));
        after_sinking(p);
        return;
    }
    i64 slot = section << 2, mover = seat;
    while (mover != NO_SHIP) {
        i64 pushed = p->slots[slot];
        p->slots[slot] = mover;
        p->place[mover] = slot;
        mover = pushed;
        slot++;
    }
}

/* -- icons --------------------------------------------------------------------------- */

static void sail_forward(Position *p, i64 seat) {
    i64 slot = p->place[seat], mover = seat, section = slot >> 2, lane = slot & 3;
    p->slots[slot] = NO_SHIP;
    for (;;) {
        section = (section + 1) & 3;
        if (lane < 0) {
            meet_kraken(p, mover, section);
            return;
        }
        slot = section << 2 | lane;
        i64 bumped = p->slots[slot];
        p->slots[slot] = mover;
        p->place[mover] = slot;
        if (bumped == NO_SHIP) return;
        mover = bumped;
        lane--;
    }
}

static void sail_up(Position *p, i64 seat) {
    i64 slot = p->place[seat], top = (slot & ~3LL) + p->lanes, gap = slot + 1;
    while (gap < top && p->slots[gap] != NO_SHIP) gap++;
    if (gap >= top) return;
    p->slots[slot] = NO_SHIP;
    i64 mover = seat;
    for (slot++; slot <= gap; slot++) {
        i64 bumped = p->slots[slot];
        p->slots[slot] = mover;
        p->place[mover] = slot;
        mover = bumped;
    }
}

static void sail_down(Position *p, i64 seat) {
    i64 slot = p->place[seat], section = slot >> 2, lane = (slot & 3) - 1, mover = seat;
    p->slots[slot] = NO_SHIP;
    for (; lane >= 0; lane--) {
        slot = section << 2 | lane;
        i64 bumped = p->slots[slot];
        p->slots[slot] = mover;
        p->place[mover] = slot;
        if (bumped == NO_SHIP) return;
        mover = bumped;
    }
    meet_kraken(p, mover, section);
}

static bool hit(Position *p, i64 seat) { return ++p->damage[seat] >= SINKS_AT; }

static void fire(Position *p, i64 seat) {
    i64 slot = p->place[seat], lane = slot & 3;
    i64 above = lane + 1 < p->lanes ? p->slots[slot + 1] : NO_SHIP;
    i64 under = lane ? p->slots[slot - 1] : NO_SHIP;
    bool sinks = false;
    if (above != NO_SHIP) sinks = hit(p, above);
    if (under != NO_SHIP) sinks = hit(p, under) || sinks;
    if (sinks) sink_wrecks(p);
}

static void lift_front(Position *p) {
    i64 base = p->front << 2;
    for (i64 slot = base + p->lanes - 2; slot >= base; slot--) {
        i64 ship = p->slots[slot];
        if (ship != NO_SHIP && p->slots[slot + 1] == NO_SHIP) {
            p->slots[slot] = NO_SHIP;
            p->slots[slot + 1] = ship;
            p->place[ship] = slot + 1;
        }
    }
}

static void attack(Position *p) {
    i64 base = p->front << 2;
    bool sinks = false, found = false;
    for (i64 slot = base + p->lanes - 1; slot >= base; slot--)
        if (p->slots[slot] != NO_SHIP) {
            found = true;
            sinks = hit(p, p->slots[slot]) || sinks;
        }
    if (sinks) sink_wrecks(p);
    if (found && p->ended == UNDECIDED) lift_front(p);
}

static void resolve(Position *p, i64 move) {
    i64 kind = move < COUNTER ? move : move - 1, seat = p->player;
    if (--p->icons[kind] == 0) p->kinds &= ~(1LL << kind);
    if (kind == FORWARD) sail_forward(p, seat);
    else if (kind == UP) sail_up(p, seat);
    else if (kind == DOWN) sail_down(p, seat);
    else if (kind == FIRE) fire(p, seat);
    else if (kind == REPAIR) p->damage[seat] -= p->damage[seat] > 0;
    else if (kind == ROTATE) p->front = (p->front + (move == CLOCKWISE ? 1 : 3)) & 3;
    else attack(p);
    if (p->kinds && p->place[seat] == NO_PLACE) clear_icons(p);
}

/* -- rounds and turns ---------------------------------------------------------------- */

static i64 starting_ship(const Position *p) {
    i64 best = NOBODY, best_key = -1;
    for (i64 seat = 0; seat < p->ships; seat++) {
        i64 slot = p->place[seat];
        if (slot == NO_PLACE) continue;
        i64 clockwise = ((slot >> 2) - p->front) & 3, distance = clockwise < 3 ? clockwise : 1;
        i64 key = p->damage[seat] << 6 | (3 - distance) << 4 | (3 - clockwise) << 2 | (3 - (slot & 3));
        if (key > best_key) {
            best = seat;
            best_key = key;
        }
    }
    return best;
}

static i64 next_receiver(const Position *p, i64 seat) {
    while (seat < p->ships && p->place[seat] == NO_PLACE) seat++;
    return seat < p->ships ? seat : NOBODY;
}

static void begin_round(Position *p) {
    for (i64 seat = 0; seat < p->ships; seat++) p->hand[seat] = p->held[seat] = 0;
    p->played = 0;
    p->first = starting_ship(p);
    p->player = CHANCE;
    p->phase = DEALING;
    p->receiver = next_receiver(p, 0);
}

static i64 unplaced(const Position *p) {
    i64 seats = 0;
    for (i64 seat = 0; seat < p->ships; seat++)
        if (p->place[seat] == NO_PLACE) seats |= 1LL << seat;
    return seats;
}

static void start_ship(Position *p, i64 seat) {
    i64 started = p->ships - count(unplaced(p));
    i64 step = p->ships == 2 ? started * 2 : started;
    i64 slot = ((p->front - step) & 3) << 2 | (p->lanes - 1);
    p->place[seat] = slot;
    p->slots[slot] = seat;
    if (started == p->ships - 1) begin_round(p);
}

static i64 unseen(const Position *p) {
    i64 known = p->played;
    for (i64 seat = 0; seat < p->ships; seat++) known |= p->hand[seat];
    return ((1LL << p->cards) - 1) & ~known;
}

static void deal_card(Position *p, i64 card) {
    i64 seat = p->receiver;
    p->hand[seat] |= 1LL << card;
    if (++p->held[seat] == HAND) {
        p->receiver = next_receiver(p, seat + 1);
        if (p->receiver == NOBODY) {
            p->player = p->first;
            p->phase = PLAYING;
        }
    }
}

static void play_card(Position *p, i64 card) {
    i64 seat = p->player;
    p->hand[seat] &= ~(1LL << card);
    p->held[seat]--;
    p->played |= 1LL << card;
    p->card = card;
    p->kinds = 0;
    for (i64 k = 3 * card; k < 3 * card + 3; k++) {
        p->icons[p->deck[k]]++;
        p->kinds |= 1LL << p->deck[k];
    }
    p->phase = RESOLVING;
}

static void end_turn(Position *p) {
    p->card = NO_CARD;
    i64 seat = p->player;
    for (i64 k = 0; k < p->ships; k++) {
        if (++seat == p->ships) seat = 0;
        if (p->held[seat]) {
            p->player = seat;
            p->phase = PLAYING;
            return;
        }
    }
    if (p->round == p->rounds) finish(p, ROUND_LIMIT, seats_that_sank_at(p, 0));
    else {
        p->round++;
        begin_round(p);
    }
}

/* Play what has only one answer. */
static void go_on(Position *p) {
    for (;;) {
        i64 left;
        if (p->phase == RESOLVING) {
            i64 kinds = p->kinds;
            if (kinds == 0) end_turn(p);
            else if (kinds & (kinds - 1) || kinds == 1 << ROTATE) return;
            else {
                i64 kind = member_of(kinds);
                resolve(p, kind == TENTACLE ? ATTACK : kind);
            }
        } else if (p->phase == PLAYING) {
            left = p->hand[p->player];
            if (left == 0 || left & (left - 1)) return;
            play_card(p, member_of(left));
        } else if (p->phase == STARTING) {
            left = unplaced(p);
            if (left & (left - 1)) return;
            start_ship(p, member_of(left));
        } else if (p->phase == DEALING) {
            left = unseen(p);
            if (left & (left - 1)) return;
            deal_card(p, member_of(left));
        } else return;
    }
}

static void add_members(Moves *moves, i64 members, i64 kind) {
    for (; members; members >>= 1, kind++)
        if (members & 1) add(moves, kind);
}

static void find_moves(const Position *p, Moves *moves) {
    moves->count = 0;
    if (p->phase == RESOLVING) {
        for (i64 kind = 0, kinds = p->kinds; kinds; kinds >>= 1, kind++) {
            if (!(kinds & 1)) continue;
            if (kind < ROTATE) add(moves, kind);
            else if (kind == ROTATE) {
                add(moves, CLOCKWISE);
                add(moves, COUNTER);
            } else add(moves, ATTACK);
        }
    } else if (p->phase == DEALING) add_members(moves, unseen(p), DEAL);
    else if (p->phase == PLAYING) add_members(moves, p->hand[p->player], PLAY);
    else if (p->phase == STARTING) add_members(moves, unplaced(p), START);
}

static void play(Position *p, i64 move) {
    if (move < PLAY) resolve(p, move);
    else if (move < DEAL) play_card(p, move - PLAY);
    else if (move < START) deal_card(p, move - DEAL);
    else start_ship(p, move - START);
    go_on(p);
}

static void start(Position *p, i64 ships, i64 front, i64 rounds, const i64 *deck, i64 cards) {
    memset(p, 0, sizeof *p);
    p->player = CHANCE;
    p->ships = p->afloat = ships;
    p->lanes = lanes_for(ships);
    p->front = front;
    p->rounds = rounds;
    p->round = 1;
    p->first = p->receiver = NOBODY;
    p->card = NO_CARD;
    p->deck = deck;
    p->cards = cards;
    for (i64 k = 0; k < SEATS; k++) p->place[k] = NO_PLACE;
    for (i64 k = 0; k < PLACES; k++) p->slots[k] = NO_SHIP;
}

int main(int argc, char **argv) {
    if (argc != 8) return 2;
    static i64 deck[3 * MOST_CARDS];
    i64 icons = (i64)strlen(argv[4]);
    if (icons > 3 * MOST_CARDS) return 2;
    for (i64 k = 0; k < icons; k++) deck[k] = argv[4][k] - '0';
    Dice dice = seeded(atoll(argv[5]), atoll(argv[6]));
    i64 games = atoll(argv[7]);
    Position empty, p;
    start(&empty, atoll(argv[1]), atoll(argv[2]), atoll(argv[3]), deck, icons / 3);
    Moves moves;
    Tally tally = {0};
    double began = cpu_seconds();
    for (i64 game = 0; game < games; game++) {
        p = empty;
        i64 length = 0;
        while (p.player != NOBODY && length < LONGEST) {
            find_moves(&p, &moves);
            play(&p, moves.items[below(&dice, moves.count)]);
            length++;
        }
        tally.decisions += length;
        tally.ended[p.ended]++;
        for (i64 seat = 0; seat < SEATS; seat++) tally.wins[seat] += p.winners == 1LL << seat;
    }
    print_tally(&tally, cpu_seconds() - began);
    return 0;
}
