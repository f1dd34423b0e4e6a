import { endpoint } from '../kit/endpoint.ts';
import { BundleParticipant, Participant } from './participant.ts';
import { participantGuard } from './people-guard.ts';

const ACTIVITY = '/v1/admin/organizations/:organizationId/activities/:activityId';
const OF_SESSION = `${ACTIVITY}/sessions/:sessionId/participants/:participantId/payment-link` as const;
const OF_BUNDLE = `${ACTIVITY}/bundles/:bundleId/participants/:bundleParticipantId/payment-link` as const;

/**
 * Mails a payment link for an open order, and reserves its spots for 48 hours, until the start at most. Repeating it renews the
 * reservation. 409 when nothing is open, or the session has started.
 */
export const sendParticipantPaymentLink = endpoint({
  ...participantGuard(OF_SESSION),
  name: 'sendParticipantPaymentLink',
  method: 'POST',
  path: OF_SESSION,
  reply: { participant: Participant },
  status: 200,
  problems: [
    'throttle',
    'booking.not_unpaid',
    'payment.not_accepted',
    'participant.payment_ended',
    'participant.canceled',
    'person.gone',
    'person.no_address',
  ],
  refusesImpersonation: true,
});

/** Like `sendParticipantPaymentLink`, but until the first session still to come at most. */
export const sendBundleParticipantPaymentLink = endpoint({
  ...participantGuard(OF_BUNDLE),
  name: 'sendBundleParticipantPaymentLink',
  method: 'POST',
  path: OF_BUNDLE,
  reply: { participant: BundleParticipant },
  status: 200,
  problems: [
    'throttle',
    'booking.not_unpaid',
    'payment.not_accepted',
    'participant.payment_ended',
    'participant.canceled',
    'person.gone',
  ],
  refusesImpersonation: true,
});
