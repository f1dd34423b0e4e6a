import type * as api from '@move/contract/participants/bundle-participants.ts';
import { personSubject } from '../../../platform/audit/person-subject.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import {
  bookBundle,
  bundleOf,
  activatePaidBooking,
  lockInventory,
  auditedOverrides,
  overridesOf,
  sessionsToCome,
  notifyBooking,
} from '../../bookings/public.ts';
import { notifyContacts } from '../../contacts/public.ts';
import { findBundleParticipant } from './bundle-participants.queries.ts';
import { personOf } from '../create-participant.ts';
import { assertPaidAtOnce, assertShownPrice, markParticipantPaid } from '../payment/participant-payment.ts';
import { mailLink, staffPayment } from '../payment/payment-link.ts';
import { withShownPayment } from '../payment/shown-payments.ts';

export async function createBundleParticipant(call: Call<typeof api.createBundleParticipant>) {
  const { db, body, params, now, locale, caller, applicationId, config } = call;
  const overrides = overridesOf(caller, body);
  await assertPaidAtOnce(call);
  const inventory = await lockInventory(db, { ...params, bundleIds: [params.bundleId] });
  const [person, { bundleId }] = [personOf(body), params];
  const bundle = bundleOf(inventory, bundleId);
  const [first] = sessionsToCome(inventory, bundle, now);
  const booking = {
    answers: body.answers,
    person,
    now,
    locale,
    overrides,
    ...staffPayment(body, { startsAt: first?.starts_at ?? null, now }),
    applicationId,
    by: caller,
    bundleId,
  };
  const { id: bundleParticipantId, due_in_cents: price } = await bookBundle(db, inventory, booking);
  const isPaid = body.is_paid === true && price > 0;
  if (isPaid) {
    const { status, payment } = await findBundleParticipant(db, { ...params, bundleParticipantId, now });
    await markParticipantPaid(
      db,
      { id: bundleParticipantId, table: 'bundle_participants', status, payment },
      { now, by: caller },
    );
    await activatePaidBooking(db, { bundleParticipantId });
  }
  const due_in_cents = isPaid ? 0 : price;
  if (body.payment_type === 'link' && due_in_cents > 0) {
    await mailLink(call, { table: 'bundle_participants', id: bundleParticipantId, inventory });
  } else {
    const about = { bundle_participants: [bundleParticipantId] };
    if (body.notify !== false) {
      const sessionIds = sessionsToCome(inventory, bundle, now).map((session) => session.id);
      const booked = { person, sessionIds, bundle: bundle.name, due_in_cents, about };
      await notifyBooking(db, { kind: 'booked', ...params, ...booked });
    }
    const offer = { type: 'activity', id: params.activityId } as const;
    await notifyContacts(db, { ...params, offer, about, by: caller.user.id, appUrl: config.appUrl });
  }
  const participant = await findBundleParticipant(db, { ...params, bundleParticipantId, now });
  assertShownPrice(call, participant);
  const subject = personSubject('bundle_participants', participant);
  return changed(
    { participant: await withShownPayment(call, participant) },
    { subject, after: { ...participant, ...auditedOverrides(overrides) } },
  );
}
