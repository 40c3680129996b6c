/* Random games of Cardinal in plain C: the limit of the layout of games/cardinal/position.py.

   Same sets of squares, same order of moves, same dice: equal seeds give equal games.
   Usage: cardinal ROWS COLUMNS SEED STREAM GAMES */
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "dice.h"

enum { WIDTH = 8, FLEET = 5, PIRATE = 64, COIN = 128 };
enum { ORANGE, GREEN };
enum { TOSSING, PLACING, SUMMONING, OVER };
enum { UNDECIDED, FIVE_SHIPS, NO_LEGAL_SQUARE, REPETITION };

#define ABOVE_LAST_ROW ((1LL << 48) - 1)
#define THIRD 3
#define LONGEST 20000

typedef struct {
    i64 player, water, orange, green, pirate, phase, ended, winner, left, turns;
    i64 memory[2 * LONGEST + 2];
} Position;

static i64 square_of_bit[67];

static inline i64 square_of(i64 bit) { return square_of_bit[bit % 67]; }

static inline i64 count(i64 squares) {
    i64 n = 0;
    while (squares) {
        squares &= squares - 1;
        n++;
    }
    return n;
}

static inline i64 beside(i64 squares) {
    return squares << 1 | squares >> 1 | (squares & ABOVE_LAST_ROW) << WIDTH | squares >> WIDTH;
}

static inline i64 empty(const Position *p) { return p->water & ~(p->orange | p->green | p->pirate); }

static inline i64 open_squares(const Position *p) { return empty(p) & ~beside(p->pirate); }

static inline i64 crowded(const Position *p) {
    i64 ships = p->orange | p->green;
    i64 pair = ships << 1 ^ ships >> 1, both = ships << 1 & ships >> 1;
    i64 row_ones = pair ^ ships, row_twos = both | (pair & ships);
    i64 above_ones = (row_ones & ABOVE_LAST_ROW) << WIDTH, above_twos = (row_twos & ABOVE_LAST_ROW) << WIDTH;
    i64 below_ones = row_ones >> WIDTH, below_twos = row_twos >> WIDTH;
    i64 ones = above_ones ^ below_ones, twos = above_ones & below_ones;
    i64 threes = twos | (ones & pair);
    i64 fours = (threes & above_twos) | (threes & below_twos) | (threes & both);
    fours |= (above_twos & below_twos) | (above_twos & both) | (below_twos & both);
    return fours & empty(p);
}

static void add_squares(Moves *moves, i64 squares, i64 kind) {
    while (squares) {
        i64 bit = squares & -squares;
        add(moves, kind + square_of(bit));
        squares ^= bit;
    }
}

static void find_moves(const Position *p, Moves *moves) {
    moves->count = 0;
    if (p->phase == PLACING) add_squares(moves, open_squares(p), 0);
    else if (p->phase == SUMMONING) add_squares(moves, crowded(p), PIRATE);
    else if (p->phase == TOSSING) {
        add(moves, COIN + ORANGE);
        add(moves, COIN + GREEN);
    }
}

static void finish(Position *p, i64 ended, i64 winner) {
    p->ended = ended;
    p->winner = winner;
    p->phase = OVER;
    p->player = NOBODY;
}

static i64 occurrences(const Position *p, i64 first) {
    i64 found = 0;
    for (i64 k = 0; k < 2 * p->turns; k += 2) found += p->memory[k] == first && p->memory[k + 1] == p->green;
    return found;
}

static i64 remember(Position *p) {
    i64 first = p->orange | p->player << 55;
    if (p->pirate) first |= (square_of(p->pirate) + 1) << 56;
    i64 found = 1 + (p->pirate & p->left ? occurrences(p, first) : 0);
    p->memory[2 * p->turns] = first;
    p->memory[2 * p->turns + 1] = p->green;
    p->turns++;
    return found;
}

static void end_turn(Position *p) {
    if (count(p->player == ORANGE ? p->orange : p->green) == FLEET) {
        finish(p, FIVE_SHIPS, p->player);
        return;
    }
    p->player = 1 - p->player;
    p->phase = PLACING;
    if (!open_squares(p)) finish(p, NO_LEGAL_SQUARE, NOBODY);
    else if (remember(p) >= THIRD) finish(p, REPETITION, NOBODY);
}

static void put_pirate(Position *p, i64 square) {
    p->left |= p->pirate;
    p->pirate = square;
    i64 raided = ~beside(square);
    p->orange &= raided;
    p->green &= raided;
}

static void place_ship(Position *p, i64 square) {
    if (p->player == ORANGE) p->orange |= square;
    else p->green |= square;
    i64 squares = crowded(p);
    if (squares) {
        i64 row = square | square << 1 | square >> 1;
        i64 around = row | (row & ABOVE_LAST_ROW) << WIDTH | row >> WIDTH;
        if (squares & around) {
            if (squares & (squares - 1)) {
                p->phase = SUMMONING;
                return;
            }
            put_pirate(p, squares);
        }
    }
    end_turn(p);
}

static void play(Position *p, i64 move) {
    if (move < PIRATE) place_ship(p, 1LL << move);
    else if (move < COIN) {
        put_pirate(p, 1LL << (move - PIRATE));
        end_turn(p);
    } else {
        p->player = move - COIN;
        p->phase = PLACING;
        remember(p);
    }
}

static void start(Position *p, i64 rows, i64 columns) {
    memset(p, 0, offsetof(Position, memory));
    p->player = CHANCE;
    p->winner = NOBODY;
    for (i64 row = 0; row < rows; row++) p->water |= ((1LL << columns) - 1) << row * WIDTH;
}

int main(int argc, char **argv) {
    if (argc != 6) return 2;
    Dice dice = seeded(atoll(argv[3]), atoll(argv[4]));
    i64 games = atoll(argv[5]);
    for (i64 square = 0; square < 63; square++) square_of_bit[(1LL << square) % 67] = square;
    static Position p;
    Moves moves;
    Tally tally = {0};
    double began = cpu_seconds();
    for (i64 game = 0; game < games; game++) {
        start(&p, atoll(argv[1]), atoll(argv[2]));
        i64 length = 0;
        while (p.player != NOBODY && length < LONGEST) {
            find_moves(&p, &moves);
            play(&p, moves.items[below(&dice, moves.count)]);
            length++;
        }
        tally.decisions += length;
        tally.ended[p.ended]++;
        if (p.winner >= 0) tally.wins[p.winner]++;
    }
    print_tally(&tally, cpu_seconds() - began);
    return 0;
}
