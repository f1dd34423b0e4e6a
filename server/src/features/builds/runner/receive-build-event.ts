import * as api from '@move/contract/builds/builds.ts';
import { sanitizeForPostgres } from '../../../platform/http/input/sanitize-for-postgres.ts';
import { invalid, notFound, unauthenticated } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { applyBuildEventTask } from '../builds.queue.ts';
import { isSignatureValid } from './sign-request.ts';

/** Leaves the event to a job, because the caller is no user and has no scope. */
export async function receiveBuildEvent(call: Call<typeof api.receiveBuildEvent>) {
  const { db, body, config, now, throttle, request } = call;
  const { url, secret } = config.buildWebhook;
  if (url === undefined || secret === undefined) throw notFound();
  await throttle(`build-events:${request.network}`, 1_200, 60);
  if (!isSignatureValid(body, { secret, now })) throw unauthenticated();
  const event = api.BuildEvent.safeParse(parsed(body.payload));
  if (!event.success) throw invalid('payload', 'general.invalid');
  await queue(db, applyBuildEventTask, event.data);
  // nothing has changed yet
  return unaudited({ received: true as const });
}

function parsed(text: string): unknown {
  try {
    // in the text as a whole, which was sanitized before, NUL is still an escape (\u0000)
    return sanitizeForPostgres(JSON.parse(text));
  } catch {
    return null;
  }
}
