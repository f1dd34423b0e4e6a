import type * as api from '@move/contract/participants/bundle-participants.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import { refusedByState, stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import {
  bundleOf,
  changeAnswers,
  changeBundlePerson,
  lockInventory,
  auditedOverrides,
  overridesOf,
  assertAge,
  sessionsToCome,
} from '../../bookings/public.ts';
import { findBundleParticipant } from './bundle-participants.queries.ts';
import { changedPerson } from '../update-participant.ts';
import { withShownPayment } from '../payment/shown-payments.ts';

export async function updateBundleParticipant(call: Call<typeof api.updateBundleParticipant>) {
  const { db, body, params, now, caller } = call;
  const overrides = overridesOf(caller, body);
  const inventory = await lockInventory(db, { ...params, bundleIds: [params.bundleId] });
  const before = await findBundleParticipant(db, { ...params, now });
  if (body.updated_at !== undefined && body.updated_at !== before.updated_at) throw stale();
  if (isErased(before)) throw refusedByState('state', 'person.gone');
  if (before.status === 'canceled') throw refusedByState('state', 'participant.canceled');
  const person = changedPerson(before, body);
  const [first] = sessionsToCome(inventory, bundleOf(inventory, params.bundleId), now);
  if (first && person.date_of_birth !== before.date_of_birth) {
    assertAge(inventory.offer, first, { person, now, overrides });
  }
  await changeBundlePerson(db, params.bundleParticipantId, person);
  const answerer = { column: 'bundle_participant_id' as const, id: params.bundleParticipantId };
  await changeAnswers(db, inventory.offer, { answerer, answers: body.answers });
  const participant = await findBundleParticipant(db, { ...params, now });
  const subject = personSubject('bundle_participants', participant);
  return changed(
    { participant: await withShownPayment(call, participant) },
    { subject, before, after: { ...participant, ...auditedOverrides(overrides) } },
  );
}
