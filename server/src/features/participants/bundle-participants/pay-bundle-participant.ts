import type * as api from '@move/contract/participants/bundle-participants.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { activatePaidBooking, lockInventory } from '../../bookings/public.ts';
import { findBundleParticipant } from './bundle-participants.queries.ts';
import { markParticipantPaid } from '../payment/participant-payment.ts';
import { withShownPayment } from '../payment/shown-payments.ts';

export async function payBundleParticipant(call: Call<typeof api.payBundleParticipant>) {
  const { db, params, query, now, caller, locale } = call;
  await lockInventory(db, { ...params, bundleIds: [params.bundleId] });
  const before = await findBundleParticipant(db, { ...params, now });
  await markParticipantPaid(
    db,
    { ...before, table: 'bundle_participants' },
    { now, by: caller, shown: { amountInCents: query.amount_in_cents, locale } },
  );
  await activatePaidBooking(db, { bundleParticipantId: before.id });
  const participant = await findBundleParticipant(db, { ...params, now });
  const subject = personSubject('bundle_participants', before);
  return changed({ participant: await withShownPayment(call, participant) }, { subject, before, after: participant });
}
