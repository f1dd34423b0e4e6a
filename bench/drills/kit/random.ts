import { seededRandom } from '../../../server/src/testing/seeded-random.ts';

export type Dice = ReturnType<typeof diceOf>;

/** Returns random numbers, the same for the same seed. */
export function diceOf(seed: number) {
  const random = seededRandom(seed);
  return {
    random,
    chance: (share: number) => random() < share,
    below: (limit: number) => Math.floor(random() * limit),
    pick: <Value>(values: readonly Value[]): Value => {
      const value = values[Math.floor(random() * values.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
  };
}
