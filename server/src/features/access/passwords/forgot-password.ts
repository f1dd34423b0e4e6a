import type * as api from '@move/contract/access/access.ts';
import { randomUUID } from 'node:crypto';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { mailPasswordReset } from './reset-password.ts';

/** The same answer, at the same speed, for a known and an unknown address: the mail is written by a job. */
export async function forgotPassword({ body, db, throttle, request }: Call<typeof api.forgotPassword>) {
  // one user or script can't mail without end
  await throttle(`forgot-from:${request.network}`, 60, 3_600);
  await throttle(`forgot:${body.email}`, 3, 3_600);
  await queue(db, mailPasswordReset, { email: body.email, key: randomUUID() });
  // asking changes nothing yet
  return unaudited(undefined);
}
