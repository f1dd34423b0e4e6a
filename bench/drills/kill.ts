import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, PartName } from './kit/cluster.ts';
import type { Provider } from './kit/provider.ts';
import type { Dice } from './kit/random.ts';
import type { Shop } from './kit/shop.ts';

/** The shared parts of the drills. `number` counts the buyers, so that each has their own email address. */
export type Field = { cluster: Cluster; provider: Provider; shop: Shop; dice: Dice; nextNumber: () => number };

/** The result of a drill: the kills, the faults found, and how far the work was at each kill. */
export type Outcome = { kills: number; faults: string[]; where: string };

const VICTIMS: readonly PartName[][] = [['api'], ['worker'], ['api', 'worker']];

type Killing = {
  /** The work to interrupt; its calls are repeated until they succeed. */
  act: () => Promise<unknown>;
  /** The latest moment of the kill, in milliseconds after the start. */
  withinMs: number;
  /** Returns how far the work is; asked right after the kill. */
  progress: () => Promise<number>;
  /** Only these processes are killed; by default the API, the worker or both. */
  victims?: readonly PartName[][];
};

/** Kills processes with signal 9 at a random moment, starts them again, and returns how far the work was. */
export async function killDuring(
  { cluster, dice }: Field,
  { act, withinMs, progress, victims = VICTIMS }: Killing,
): Promise<number> {
  const names = dice.pick(victims);
  const going = act();
  // a failure is reported below, where the promise is awaited
  going.catch(() => {});
  await sleep(dice.below(withinMs));
  await cluster.kill(...names);
  const reached = await progress();
  await cluster.start(...names);
  await going;
  return reached;
}

/** Runs a function for all items, a number of them at once. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** Waits until a query that returns one number returns this one. */
export async function untilCount({ db }: Cluster, count: number, query: string, values: unknown[]): Promise<void> {
  const until = Date.now() + 90_000;
  for (;;) {
    const found = await countOf(db, query, values);
    if (found === count) return;
    if (Date.now() > until) throw new Error(`${found} instead of ${count}: ${query}`);
    await sleep(100);
  }
}

export async function countOf(db: Cluster['db'], query: string, values: unknown[] = []): Promise<number> {
  const { rows } = await db.query<{ count: string }>(query, values);
  return Number(rows[0]?.count);
}

/** A line that says how far the work was at each kill. */
export const spread = (reached: readonly number[], all: number): string =>
  `done at the kill, of ${all}: ${reached.toSorted((a, b) => a - b).join(' ')}`;
