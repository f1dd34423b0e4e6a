import type * as api from '@move/contract/participants/bundle-participants.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import {
  bookBundle,
  bundleOf,
  cancelBundleBooking,
  changeAnswers,
  changeBundlePerson,
  lockPlaces,
  notedOverrides,
  overridesOf,
  refuseAge,
  sessionsToCome,
  tellBooking,
} from '../bookings/public.ts';
import { findBundleParticipant } from './bundle-participants.queries.ts';
import { changedPerson, personOf } from './change-participant.ts';
import { refuseRefund } from './participant-payment.ts';

export async function createBundleParticipant(call: Call<typeof api.createBundleParticipant>) {
  const { db, body, params, now, locale, caller, applicationId } = call;
  const overrides = overridesOf(caller, body);
  const places = await lockPlaces(db, { ...params, bundleIds: [params.bundleId] });
  const [person, { bundleId }] = [personOf(body), params];
  const booking = {
    answers: body.answers,
    person,
    now,
    locale,
    overrides,
    payment: body.payment_type,
    applicationId,
    bundleId,
  };
  const { id: bundleParticipantId, due_in_cents } = await bookBundle(db, places, booking);
  const bundle = bundleOf(places, bundleId);
  if (body.notify !== false) {
    const sessionIds = sessionsToCome(places, bundle, now).map((session) => session.id);
    await tellBooking(db, { kind: 'booked', ...params, person, sessionIds, bundle: bundle.name, due_in_cents });
  }
  const participant = await findBundleParticipant(db, { ...params, bundleParticipantId, now });
  const subject = personSubject('bundle_participants', participant);
  return changed({ participant }, { subject, after: { ...participant, ...notedOverrides(overrides) } });
}

export async function updateBundleParticipant(call: Call<typeof api.updateBundleParticipant>) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const places = await lockPlaces(db, { ...params, bundleIds: [params.bundleId] });
  const before = await findBundleParticipant(db, { ...params, now });
  if (body.updated_at !== undefined && body.updated_at !== before.updated_at) throw stale();
  if (isErased(before)) throw refusedByState('state', 'person.gone');
  if (before.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  const person = changedPerson(before, body);
  const [first] = sessionsToCome(places, bundleOf(places, params.bundleId), now);
  if (first && person.date_of_birth !== before.date_of_birth) {
    refuseAge(places.offer, first, { person, now, overrides });
  }
  await changeBundlePerson(db, params.bundleParticipantId, person);
  const answerer = { column: 'bundle_participant_id' as const, id: params.bundleParticipantId };
  await changeAnswers(db, places.offer, { answerer, answers: body.answers });
  const participant = await findBundleParticipant(db, { ...params, now });
  const subject = personSubject('bundle_participants', participant);
  return changed({ participant }, { subject, before, after: { ...participant, ...notedOverrides(overrides) } });
}

export async function removeBundleParticipant(call: Call<typeof api.removeBundleParticipant>) {
  const { db, params, query, now, caller } = call;
  const places = await lockPlaces(db, { ...params, bundleIds: [params.bundleId], frees: true });
  const before = await findBundleParticipant(db, { ...params, now });
  await refuseRefund(call, 'bundle_participants', before.id);
  const bundle = bundleOf(places, params.bundleId);
  const sessionIds = sessionsToCome(places, bundle, now).map((session) => session.id);
  const ending = { now, by: caller, refund: query.refund ?? 'term' };
  const { refund_in_cents } = await cancelBundleBooking(db, places, { ...params, ...ending });
  if (query.notify !== false) {
    const told = { kind: 'canceled' as const, person: before, sessionIds, bundle: bundle.name, refund_in_cents };
    await tellBooking(db, { ...params, ...told });
  }
  const after = await findBundleParticipant(db, { ...params, now });
  const subject = personSubject('bundle_participants', before);
  return changed(undefined, { subject, before, after });
}
