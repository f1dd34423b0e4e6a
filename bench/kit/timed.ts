/** Runs something a number of times and returns the milliseconds of each. */
export async function timesOf(times: number, once: (turn: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await once(turn);
    taken.push(performance.now() - began);
  }
  return taken;
}

/** Returns the median; NaN without values. */
export const median = (taken: readonly number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN;

/** Returns the median milliseconds of nine runs. */
export const medianTime = async (once: () => Promise<unknown>): Promise<number> => median(await timesOf(9, once));
