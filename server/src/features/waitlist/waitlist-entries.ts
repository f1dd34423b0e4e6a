import type * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import type * as sessionWaitlistApi from '@move/contract/waitlist/session-waitlist.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import {
  addWaiting,
  inviteAgain,
  inviteByStaff,
  lockBookable,
  removeWaiting,
  type BookableRef,
} from '../bookings/public.ts';
import { findEntries, findEntry, findListVersion, type ListPath } from './waitlist.queries.ts';

type Params = { organizationId: number; activityId: number } & ({ sessionId: number } | { bundleId: number });

/** Returns the waiting list that a path names, of a session or of a bundle. */
export function listOf({ params, now }: { params: Params; now: Date }): ListPath {
  const { organizationId, activityId } = params;
  const bookable: BookableRef =
    'sessionId' in params ? { kind: 'session', id: params.sessionId } : { kind: 'bundle', id: params.bundleId };
  return { organizationId, activityId, bookable, now };
}

const lockList = (db: Database, { bookable, organizationId, activityId }: ListPath) =>
  lockBookable(db, { organizationId, activityId }, bookable);

export const readWaitlist = (
  call: Call<typeof sessionWaitlistApi.listSessionWaitlist> | Call<typeof api.listBundleWaitlist>,
) => findEntries(call.db, call.query, listOf(call));

export const readListVersion = (
  call: Call<typeof sessionWaitlistApi.getSessionWaitlistVersion> | Call<typeof api.getBundleWaitlistVersion>,
) => findListVersion(call.db, listOf(call));

export async function addEntry(
  call: Call<typeof sessionWaitlistApi.addSessionWaiting> | Call<typeof api.addBundleWaiting>,
) {
  const { db, body, now } = call;
  const list = listOf(call);
  const inventory = await lockList(db, list);
  const { date_of_birth = null, gender = null, notes = null, locale = 'nl', ...names } = body;
  const person = { ...names, date_of_birth, gender, notes, locale };
  const entryId = await addWaiting(db, inventory, { bookable: list.bookable, person, now });
  const entry = await findEntry(db, list, entryId);
  return changed({ entry }, { subject: personSubject('waitlist_entries', entry), after: entry });
}

type Inviting =
  | Call<typeof sessionWaitlistApi.inviteSessionWaiting>
  | Call<typeof api.inviteBundleWaiting>
  | Call<typeof sessionWaitlistApi.resendSessionWaiting>
  | Call<typeof api.resendBundleWaiting>;

/** Returns a handler that sends an invitation, for the first time or again. */
const inviting = (invite: typeof inviteByStaff) => async (call: Inviting) => {
  const { db, params, now } = call;
  const list = listOf(call);
  const inventory = await lockList(db, list);
  const before = await findEntry(db, list, params.entryId);
  if (isErased(before)) throw refusedByState('state', 'person.gone');
  await invite(db, inventory, { bookable: list.bookable, entryId: params.entryId, now });
  const entry = await findEntry(db, list, params.entryId);
  return changed({ entry }, { subject: personSubject('waitlist_entries', entry), before, after: entry });
};

export const inviteEntry = inviting(inviteByStaff);
export const resendInvite = inviting(inviteAgain);

export async function removeEntry(
  call: Call<typeof sessionWaitlistApi.removeSessionWaiting> | Call<typeof api.removeBundleWaiting>,
) {
  const { db, params, now } = call;
  const list = listOf(call);
  const inventory = await lockList(db, list);
  const before = await findEntry(db, list, params.entryId);
  await removeWaiting(db, inventory, { bookable: list.bookable, entryId: params.entryId, now });
  const after = await findEntry(db, list, params.entryId);
  return changed(undefined, { subject: personSubject('waitlist_entries', before), before, after });
}
