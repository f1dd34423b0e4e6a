import type { ParticipantChange, ParticipantDraft } from '@move/contract/participants/participant.ts';
import type * as api from '@move/contract/participants/participants.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { invalid, refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import {
  answererOf,
  bookSession,
  cancelBooking,
  changeAnswers,
  changePerson,
  lockPerson,
  lockPlaces,
  moveBooking,
  notedOverrides,
  overridesOf,
  type Person,
  refuseAge,
  sessionOf,
  tellBooking,
  tellMove,
} from '../bookings/public.ts';
import { refuseRefund } from './participant-payment.ts';
import { findParticipant } from './participants.queries.ts';

export const personOf = (draft: ParticipantDraft): Person => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  email: draft.email,
  date_of_birth: draft.date_of_birth ?? null,
  gender: draft.gender ?? null,
  notes: draft.notes ?? null,
  locale: draft.locale ?? 'nl',
});

/** What the body leaves out stays. */
export const changedPerson = (stored: Person, change: ParticipantChange): Person => ({
  first_name: change.first_name ?? stored.first_name,
  last_name: change.last_name ?? stored.last_name,
  email: change.email ?? stored.email,
  date_of_birth: change.date_of_birth === undefined ? stored.date_of_birth : change.date_of_birth,
  gender: change.gender === undefined ? stored.gender : change.gender,
  notes: change.notes === undefined ? stored.notes : change.notes,
  locale: change.locale ?? stored.locale,
});

export async function createParticipant(call: Call<typeof api.createParticipant>) {
  const { db, body, params, now, locale, caller, applicationId } = call;
  const overrides = overridesOf(caller, body);
  const places = await lockPlaces(db, { ...params, sessionIds: [params.sessionId] });
  const person = personOf(body);
  const booking = {
    answers: body.answers,
    person,
    now,
    locale,
    overrides,
    payment: body.payment_type,
    applicationId,
    sessionId: params.sessionId,
  };
  const { id: participantId, due_in_cents } = await bookSession(db, places, booking);
  if (body.notify !== false) {
    await tellBooking(db, { kind: 'booked', ...params, person, sessionIds: [params.sessionId], due_in_cents });
  }
  const participant = await findParticipant(db, { ...params, participantId });
  const subject = personSubject('participants', participant);
  return changed({ participant }, { subject, after: { ...participant, ...notedOverrides(overrides) } });
}

export async function updateParticipant(call: Call<typeof api.updateParticipant>) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const places = await lockPlaces(db, { ...params, sessionIds: [params.sessionId] });
  const stored = await lockPerson(db, params);
  if (body.updated_at !== undefined && body.updated_at !== stored.updated_at) throw stale();
  if (isErased(stored)) throw refusedByState('state', 'person.gone');
  if (stored.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  const before = await findParticipant(db, params);
  const person = changedPerson(stored, body);
  if (person.date_of_birth !== stored.date_of_birth) {
    refuseAge(places.offer, sessionOf(places, params.sessionId), { person, now, overrides });
  }
  await changePerson(db, stored, person);
  await changeAnswers(db, places.offer, { answerer: answererOf(stored), answers: body.answers });
  const participant = await findParticipant(db, params);
  const after = { ...participant, ...notedOverrides(overrides) };
  return changed({ participant }, { subject: personSubject('participants', participant), before, after });
}

export async function removeParticipant(call: Call<typeof api.removeParticipant>) {
  const { db, params, query, now, caller } = call;
  const places = await lockPlaces(db, { ...params, sessionIds: [params.sessionId], frees: true });
  const before = await findParticipant(db, params);
  await refuseRefund(call, 'participants', before.id);
  const ending = { now, by: caller, refund: query.refund ?? 'term' };
  const { refund_in_cents } = await cancelBooking(db, places, { ...params, ...ending });
  if (query.notify !== false) {
    await tellBooking(db, {
      kind: 'canceled',
      ...params,
      person: before,
      sessionIds: [params.sessionId],
      refund_in_cents,
    });
  }
  const after = await findParticipant(db, params);
  return changed(undefined, { subject: personSubject('participants', before), before, after });
}

export async function moveParticipant(call: Call<typeof api.moveParticipant>) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const target = { ...params, sessionId: body.session_id };
  const places = await lockPlaces(db, {
    ...params,
    sessionIds: [params.sessionId],
    frees: true,
    alsoIds: [body.session_id],
  });
  if (places.sessions.every((session) => session.id !== body.session_id)) throw invalid('session_id', 'exists');
  const before = await findParticipant(db, params);
  await moveBooking(db, places, { ...params, targetId: body.session_id, now, overrides });
  const participant = await findParticipant(db, target);
  if (body.notify !== false) {
    await tellMove(db, { ...params, person: participant, from: params.sessionId, to: body.session_id });
  }
  const subject = personSubject('participants', participant);
  const [old, fresh] = [params.sessionId, body.session_id];
  return changed(
    { participant },
    {
      subject,
      before: { ...before, session_id: old },
      after: { ...participant, session_id: fresh, ...notedOverrides(overrides) },
    },
  );
}
