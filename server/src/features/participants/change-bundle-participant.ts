import type {
  createBundleParticipant,
  removeBundleParticipant,
  updateBundleParticipant,
} from '@move/contract/participants/bundle-participants.ts';
import { refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import {
  bookBundle,
  bundleOf,
  cancelBundleBooking,
  changeBundlePerson,
  lockPlaces,
  refuseAge,
  sessionsToCome,
} from '../bookings/public.ts';
import { findBundleParticipant } from './bundle-participants.queries.ts';
import { changedPerson, personOf, subjectOf } from './change-participant.ts';
import { overridesOf } from './overrides.ts';

export async function addBundleParticipant(call: Call<typeof createBundleParticipant>) {
  const { db, body, params, now, locale, caller } = call;
  const overrides = overridesOf(caller, body);
  const places = await lockPlaces(db, { ...params, bundleIds: [params.bundleId] });
  const booking = { person: personOf(body), now, locale, overrides, bundleId: params.bundleId };
  const bundleParticipantId = await bookBundle(db, places, booking);
  const participant = await findBundleParticipant(db, { ...params, bundleParticipantId, now });
  const subject = subjectOf('bundle_participants', bundleParticipantId, participant);
  return changed({ participant }, { subject, after: { ...participant, ...notedOverrides(overrides) } });
}

/** What was passed by, for the trail. */
export const notedOverrides = (overrides: { capacity?: boolean | undefined; age?: boolean | undefined }) => ({
  ...(overrides.capacity && { override_capacity: true }),
  ...(overrides.age && { override_age: true }),
});

export async function changeBundleParticipant(call: Call<typeof updateBundleParticipant>) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const places = await lockPlaces(db, { ...params, bundleIds: [params.bundleId] });
  const before = await findBundleParticipant(db, { ...params, now });
  if (body.updated_at !== undefined && body.updated_at !== before.updated_at) throw stale();
  if (before.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  const person = changedPerson(before, body);
  const [first] = sessionsToCome(places, bundleOf(places, params.bundleId), now);
  if (first && person.date_of_birth !== before.date_of_birth) {
    refuseAge(places.offer, first, { person, now, overrides });
  }
  await changeBundlePerson(db, params.bundleParticipantId, person);
  const participant = await findBundleParticipant(db, { ...params, now });
  const subject = subjectOf('bundle_participants', params.bundleParticipantId, participant);
  return changed({ participant }, { subject, before, after: { ...participant, ...notedOverrides(overrides) } });
}

export async function dropBundleParticipant({ db, params, now }: Call<typeof removeBundleParticipant>) {
  const places = await lockPlaces(db, { ...params, bundleIds: [params.bundleId], frees: true });
  const before = await findBundleParticipant(db, { ...params, now });
  await cancelBundleBooking(db, places, { ...params, now });
  const after = await findBundleParticipant(db, { ...params, now });
  const subject = subjectOf('bundle_participants', params.bundleParticipantId, before);
  return changed(undefined, { subject, before, after });
}
