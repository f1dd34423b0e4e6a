/** Milliseconds of each of so many times, one after another. */
export async function timesOf(times: number, once: (turn: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await once(turn);
    taken.push(performance.now() - began);
  }
  return taken;
}

/** The middle one; NaN when nothing was measured. */
export const median = (taken: readonly number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN;

/** Milliseconds that something usually takes, in the middle of nine times. */
export const medianTime = async (once: () => Promise<unknown>): Promise<number> => median(await timesOf(9, once));
