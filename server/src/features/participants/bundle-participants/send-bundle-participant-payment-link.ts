import type * as api from '@move/contract/participants/payment-links.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { lockInventory } from '../../bookings/public.ts';
import { findBundleParticipant } from './bundle-participants.queries.ts';
import { assertPayable } from '../payment/participant-payment.ts';
import { PAYMENT_LINK_LIMIT, mailLink } from '../payment/payment-link.ts';
import { withShownPayment } from '../payment/shown-payments.ts';

export async function sendBundleParticipantPaymentLink(call: Call<typeof api.sendBundleParticipantPaymentLink>) {
  const { db, params, now, throttle } = call;
  await throttle(
    `payment-link:bundle_participants ${params.bundleParticipantId}`,
    PAYMENT_LINK_LIMIT.anHour,
    PAYMENT_LINK_LIMIT.seconds,
  );
  const inventory = await lockInventory(db, { ...params, bundleIds: [params.bundleId] });
  const before = await findBundleParticipant(db, { ...params, now });
  if (isErased(before)) throw refusedByState('state', 'person.gone');
  await assertPayable(db, { ...before, table: 'bundle_participants' });
  await mailLink(call, { table: 'bundle_participants', id: before.id, inventory });
  const participant = await findBundleParticipant(db, { ...params, now });
  const subject = personSubject('bundle_participants', before);
  return changed({ participant: await withShownPayment(call, participant) }, { subject, before, after: participant });
}
