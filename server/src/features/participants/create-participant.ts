import type { ParticipantDraft } from '@move/contract/participants/participant.ts';
import type * as api from '@move/contract/participants/participants.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import {
  bookSession,
  activatePaidBooking,
  lockInventory,
  sessionOf,
  auditedOverrides,
  overridesOf,
  type ReachablePerson,
  notifyBooking,
} from '../bookings/public.ts';
import { notifyContacts } from '../contacts/public.ts';
import { assertPaidAtOnce, assertShownPrice, markParticipantPaid } from './payment/participant-payment.ts';
import { mailLink, staffPayment } from './payment/payment-link.ts';
import { findParticipant } from './participants.queries.ts';
import { withShownPayment } from './payment/shown-payments.ts';

export const personOf = (draft: ParticipantDraft): ReachablePerson => ({
  first_name: draft.first_name,
  last_name: draft.last_name,
  email: draft.email,
  date_of_birth: draft.date_of_birth ?? null,
  gender: draft.gender ?? null,
  notes: draft.notes ?? null,
  locale: draft.locale ?? 'nl',
});

export async function createParticipant(call: Call<typeof api.createParticipant>) {
  const { db, body, params, now, locale, caller, applicationId, config } = call;
  const overrides = overridesOf(caller, body);
  await assertPaidAtOnce(call);
  const inventory = await lockInventory(db, { ...params, sessionIds: [params.sessionId] });
  const person = personOf(body);
  const booking = {
    answers: body.answers,
    person,
    now,
    locale,
    overrides,
    ...staffPayment(body, { startsAt: sessionOf(inventory, params.sessionId).starts_at, now }),
    applicationId,
    by: caller,
    sessionId: params.sessionId,
  };
  const { id: participantId, due_in_cents: price } = await bookSession(db, inventory, booking);
  const isPaid = body.is_paid === true && price > 0;
  if (isPaid) {
    const { status, payment } = await findParticipant(db, { ...params, participantId });
    await markParticipantPaid(db, { id: participantId, table: 'participants', status, payment }, { now, by: caller });
    await activatePaidBooking(db, { participantId });
  }
  const due_in_cents = isPaid ? 0 : price;
  if (body.payment_type === 'link' && due_in_cents > 0) {
    await mailLink(call, { table: 'participants', id: participantId, inventory });
  } else {
    const about = { participants: [participantId] };
    if (body.notify !== false) {
      const sessionIds = [params.sessionId];
      await notifyBooking(db, { kind: 'booked', ...params, person, sessionIds, due_in_cents, about });
    }
    const offer = { type: 'activity', id: params.activityId } as const;
    await notifyContacts(db, { ...params, offer, about, by: caller.user.id, appUrl: config.appUrl });
  }
  const participant = await findParticipant(db, { ...params, participantId });
  assertShownPrice(call, participant);
  const subject = personSubject('participants', participant);
  return changed(
    { participant: await withShownPayment(call, participant) },
    { subject, after: { ...participant, ...auditedOverrides(overrides) } },
  );
}
