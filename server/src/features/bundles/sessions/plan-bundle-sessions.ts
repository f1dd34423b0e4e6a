import type * as api from '@move/contract/bundles/bundles.ts';
import { invalidAll } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { planNewSessions } from '../../sessions/public.ts';
import { attachAndReply, datesOf } from './add-bundle-sessions.ts';
import { lockBundle } from '../bundles.queries.ts';

/** Plans the rows of a grid in the bundle. */
export async function planBundleSessions(call: Call<typeof api.planBundleSessions>) {
  const { db, body, params } = call;
  const bundle = await lockBundle(db, params);
  const early = body.sessions.flatMap((draft, index) =>
    draft.start_date < bundle.start_date
      ? [
          {
            path: ['sessions', index, 'start_date'],
            key: 'bundle.session_before' as const,
            params: datesOf(draft, bundle, call),
          },
        ]
      : [],
  );
  if (early.length > 0) throw invalidAll(early);
  return attachAndReply(call, bundle, await planNewSessions(call, body.sessions));
}
