import type { BundleParticipant, Participant } from '@move/contract/participants/participant.ts';
import {
  sendBundleParticipantPaymentLink,
  sendParticipantPaymentLink,
} from '@move/contract/participants/payment-links.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { PaymentLinkDialog } from '../../../screens/payment-link/PaymentLinkDialog.tsx';
import { bundleParams, type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';

type PaymentLinkProps = { bookable: BookableParams; person: Participant | BundleParticipant; onClose: () => void };

/** Mails a payment link for a booking, after explaining what it does. */
export function PaymentLink({ bookable, person, onClose }: PaymentLinkProps) {
  const ofSession = useCall(sendParticipantPaymentLink, { invalidates: peopleReads });
  const ofBundle = useCall(sendBundleParticipantPaymentLink, { invalidates: peopleReads });
  const send = () =>
    bookable.kind === 'session'
      ? ofSession.call({ params: { ...sessionParams(bookable), participantId: person.id } })
      : ofBundle.call({ params: { ...bundleParams(bookable), bundleParticipantId: person.id } });
  const reservedUntil = person.payment?.reserved_until ?? null;
  return <PaymentLinkDialog name={fullName(person)} what="place" {...{ reservedUntil, send, onClose }} />;
}
