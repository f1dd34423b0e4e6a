import type { BundleSessionDraft } from '@move/contract/bundles/bundle-drafts.ts';
import type * as api from '@move/contract/bundles/bundles.ts';
import type { Bundle } from '@move/contract/bundles/bundles.ts';
import { SessionDraft } from '@move/contract/sessions/session-drafts.ts';
import { longDate } from '@move/domain/kit/dates/dates.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { planNewSessions } from '../../sessions/public.ts';
import { attachSessions } from './attach-sessions.ts';
import { subjectOf } from '../bundle-record.ts';
import { findBundle, lockBundle } from '../bundles.queries.ts';

type Adding = Call<typeof api.addBundleSessions> | Call<typeof api.planBundleSessions>;

/** Adds existing sessions, or plans one or a series of them in the bundle. */
export async function addBundleSessions(call: Call<typeof api.addBundleSessions>) {
  const { db, body, params } = call;
  const bundle = await lockBundle(db, params);
  const ids = attachedIn(body);
  if (ids.length > 0) {
    await assertNotBeforeFirst(db, { bundle, ids }, call);
    return attachAndReply(call, bundle, ids);
  }
  const draft = SessionDraft.parse(body);
  if (draft.start_date < bundle.start_date)
    throw invalid('start_date', 'bundle.session_before', datesOf(draft, bundle, call));
  return attachAndReply(call, bundle, await planNewSessions(call, [draft]));
}

const attachedIn = ({ session_id, session_ids = [] }: BundleSessionDraft) => [
  ...new Set(session_id === undefined ? session_ids : [session_id, ...session_ids]),
];

/** The dates as text, for an error. */
export function datesOf(
  session: { start_date: string },
  bundle: Bundle,
  { locale, now }: Pick<Adding, 'locale' | 'now'>,
) {
  const today = now.toISOString().slice(0, 10);
  return { date: longDate(session.start_date, locale, today), start: longDate(bundle.start_date, locale, today) };
}

/** Throws 422 when a session is before the start of the bundle (docs/rules/spots.md#bundles). */
async function assertNotBeforeFirst(
  db: Database,
  { bundle, ids }: { bundle: Bundle; ids: readonly number[] },
  call: Adding,
) {
  const early = await db
    .selectFrom('sessions')
    .select('start_date')
    .where('id', 'in', ids)
    .where('activity_id', '=', bundle.activity.id)
    .where('start_date', '<', bundle.start_date)
    .orderBy('start_date')
    .executeTakeFirst();
  if (early) throw invalid('session_ids', 'bundle.session_before', datesOf(early, bundle, call));
}

export async function attachAndReply(call: Adding, before: Bundle, ids: readonly number[]) {
  const { db, params } = call;
  const came = await attachSessions(db, params, { ...call, ids });
  const bundle = await findBundle(db, params);
  return changed({ bundle, ...came }, { subject: subjectOf(bundle), before, after: { ...bundle, ...came } });
}
