/* The dice of src/quarterdeck/engine/dice.py: equal seeds fall equally. */
#ifndef DICE_H
#define DICE_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef int64_t i64;

enum { CHANCE = -1, NOBODY = -2 };

#define LOW 0xFFFFFFFFLL
#define BEGINNING 0x1E3779B9LL

typedef struct { i64 state; } Dice;

/* One of 0 … n - 1. */
static inline i64 below(Dice *dice, i64 n) {
    i64 x = dice->state;
    x = (x & LOW) * 0x7FFFFDCDLL + (x >> 32);
    dice->state = x;
    return (((x ^ (x >> 32)) & LOW) * n) >> 32;
}

static inline void stir(Dice *dice, i64 half) {
    dice->state ^= half & LOW;
    if (dice->state == 0) dice->state = BEGINNING;
    for (int k = 0; k < 8; k++) below(dice, 2);
}

static inline Dice seeded(i64 seed, i64 stream) {
    Dice dice = {BEGINNING << 30};
    stir(&dice, seed);
    stir(&dice, seed >> 32);
    stir(&dice, stream);
    stir(&dice, stream >> 32);
    return dice;
}

typedef struct { i64 count; i64 items[64]; } Moves;

static inline void add(Moves *moves, i64 move) { moves->items[moves->count++] = move; }

/* What the games came to; printed as JSON for bench/run.py to compare. */
typedef struct { i64 decisions, ended[4], wins[4]; } Tally;

static inline double cpu_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static inline void print_tally(const Tally *tally, double seconds) {
    printf("{\"decisions\": %lld, \"ended\": [%lld, %lld, %lld, %lld], \"wins\": [%lld, %lld, %lld, %lld], \"seconds\": %.9f}\n",
           (long long)tally->decisions, (long long)tally->ended[0], (long long)tally->ended[1],
           (long long)tally->ended[2], (long long)tally->ended[3], (long long)tally->wins[0],
           (long long)tally->wins[1], (long long)tally->wins[2], (long long)tally->wins[3], seconds);
}

#endif
