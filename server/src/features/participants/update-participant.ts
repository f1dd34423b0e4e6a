import type { ParticipantChange } from '@move/contract/participants/participant.ts';
import type * as api from '@move/contract/participants/participants.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { invalid, refusedByState, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import {
  answererOf,
  changeAnswers,
  changePerson,
  lockPerson,
  lockInventory,
  auditedOverrides,
  overridesOf,
  type Person,
  assertAge,
  sessionOf,
} from '../bookings/public.ts';
import { findParticipant } from './participants.queries.ts';
import { withShownPayment } from './payment/shown-payments.ts';

/** Merges the change into the person; fields that are left out stay. */
export const changedPerson = (stored: Person, change: ParticipantChange): Person => ({
  first_name: change.first_name ?? stored.first_name,
  last_name: change.last_name ?? stored.last_name,
  email: change.email === undefined ? stored.email : change.email,
  date_of_birth: change.date_of_birth === undefined ? stored.date_of_birth : change.date_of_birth,
  gender: change.gender === undefined ? stored.gender : change.gender,
  notes: change.notes === undefined ? stored.notes : change.notes,
  locale: change.locale ?? stored.locale,
});

export async function updateParticipant(call: Call<typeof api.updateParticipant>) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const inventory = await lockInventory(db, { ...params, sessionIds: [params.sessionId] });
  const stored = await lockPerson(db, params);
  if (body.updated_at !== undefined && body.updated_at !== stored.updated_at) throw stale();
  if (isErased(stored)) throw refusedByState('state', 'person.gone');
  if (stored.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  const before = await findParticipant(db, params);
  const person = changedPerson(stored, body);
  if (person.email === null && !stored.is_walk_in) throw invalid('email', 'required');
  if (person.date_of_birth !== stored.date_of_birth) {
    assertAge(inventory.offer, sessionOf(inventory, params.sessionId), { person, now, overrides });
  }
  await changePerson(db, stored, person);
  await changeAnswers(db, inventory.offer, { answerer: answererOf(stored), answers: body.answers });
  const participant = await findParticipant(db, params);
  const after = { ...participant, ...auditedOverrides(overrides) };
  return changed(
    { participant: await withShownPayment(call, participant) },
    { subject: personSubject('participants', participant), before, after },
  );
}
