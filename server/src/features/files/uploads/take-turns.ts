import { fairLimit } from '../../../platform/http/limits/fair-limit.ts';

/** Many calls of one network may wait: a page of a list requests up to 100 images at once, and a school shares one network. */
const limit = fairLimit(6, { each: 200, all: 2_000 });

/** Queues over which the calls of one network are spread, so that a slow new image doesn't delay all others. */
const LANES = 3;
let turn = 0;

/** Runs requests for files in turn, by network. */
export function takeTurns<Result>(work: () => Promise<Result>, network: string): Promise<Result> {
  turn = (turn + 1) % LANES;
  return limit(`${turn} ${network}`, work);
}
