import type { Cancellation } from '@move/contract/cancellations/cancellations.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Status } from '../../ui/marks/Status.tsx';
import { cancellationMessages } from './cancellations.messages.ts';
import { REPAYMENT_LOOKS } from './repayment-looks.ts';

/**
 * Returns a function that summarises all refunds by the first that applies: failed, cash to hand over, on the way, to be refunded by the
 * organisation itself, done.
 */
export function useRefundProgress() {
  const t = useMessages(cancellationMessages);
  const formats = useFormats();
  return ({ failed, pending, to_hand_over: cash, elsewhere_in_cents: elsewhere }: Cancellation) => {
    if (failed > 0) return { state: 'failed', text: t.failed(failed) } as const;
    if (cash > 0) return { state: 'to_hand_over', text: t.toHandOver(cash) } as const;
    if (pending > 0) return { state: 'pending', text: t.pending(pending) } as const;
    if (elsewhere > 0) return { state: 'elsewhere', text: t.elsewhere(formats.money(elsewhere)) } as const;
    return { state: 'done', text: t.ready } as const;
  };
}

export function RefundProgress({ cancellation }: { cancellation: Cancellation }) {
  const { state, text } = useRefundProgress()(cancellation);
  return <Status look={REPAYMENT_LOOKS[state]} text={text} />;
}

/** What goes back to all people, also what the organisation refunds itself. */
export const backInCents = ({ refunded_in_cents, elsewhere_in_cents }: Cancellation): number =>
  refunded_in_cents + elsewhere_in_cents;

/** Returns what was canceled: a session by its moment, several by their number, a bundle by its name. */
export function useCancellationTitle({ isShort = false } = {}): (cancellation: Cancellation) => string {
  const t = useMessages(cancellationMessages).kinds;
  const formats = useFormats();
  const moment = isShort ? formats.shortMoment : formats.moment;
  return ({ kind, bundle, sessions_count: count, starts_at }) => {
    const about = bundle?.name ?? (count === 1 && starts_at !== null ? moment(starts_at) : null);
    const word = t[kind](count);
    return about === null ? word : `${word} · ${about}`;
  };
}
