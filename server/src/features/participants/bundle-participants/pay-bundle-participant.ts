import type * as api from '@move/contract/participants/bundle-participants.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { confirmPaid, lockInventory } from '../../bookings/public.ts';
import { findBundleParticipant } from './bundle-participants.queries.ts';
import { pay } from '../payment/participant-payment.ts';

export async function payBundleParticipant({ db, params, now, caller }: Call<typeof api.payBundleParticipant>) {
  await lockInventory(db, { ...params, bundleIds: [params.bundleId] });
  const before = await findBundleParticipant(db, { ...params, now });
  await pay(db, { ...before, table: 'bundle_participants' }, { now, by: caller });
  await confirmPaid(db, { bundleParticipantId: before.id });
  const participant = await findBundleParticipant(db, { ...params, now });
  const subject = personSubject('bundle_participants', before);
  return changed({ participant }, { subject, before, after: participant });
}
