import type * as api from '@move/contract/access/access.ts';
import { randomUUID } from 'node:crypto';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { mailPasswordReset } from './reset-password.ts';

/** Replies the same, at the same speed, for a known and an unknown address: a job writes the mail. */
export async function forgotPassword({ body, db, throttle, request }: Call<typeof api.forgotPassword>) {
  // limits how many mails one network can cause
  await throttle(`forgot-from:${request.network}`, 60, 3_600);
  await throttle(`forgot:${body.email}`, 3, 3_600);
  await queue(db, mailPasswordReset, { email: body.email, key: randomUUID() });
  // the request changes nothing yet
  return unaudited(undefined);
}
