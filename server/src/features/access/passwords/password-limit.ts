import { fairLimit } from '../../../platform/http/limits/fair-limit.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { recentFailures } from './recent-failures.ts';

const failures = recentFailures({ minutes: 15, most: 10_000 });

/** Hashing a password takes a core for tens of milliseconds, so senders take turns; those who failed lately come after all others. */
const limit = fairLimit(3, { each: 50, all: 200 }, failures.has);

/** Lets a call take its turn. A wrong password makes its sender come later for a quarter of an hour, as does an address tried too often. */
export function passwordLimit<Result>(work: () => Promise<Result>, sender: string): Promise<Result> {
  return limit(sender, async () => {
    try {
      return await work();
    } catch (error) {
      if (isRefusedPassword(error)) failures.add(sender);
      throw error;
    }
  });
}

const REFUSALS: readonly string[] = ['login.failed', 'password.current', 'throttle', 'throttle.minutes'];
const isRefusedPassword = (error: unknown): boolean =>
  error instanceof Problem && error.sentences.some(({ key }) => REFUSALS.includes(key));
