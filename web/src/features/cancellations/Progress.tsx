import type { Cancellation } from '@move/contract/cancellations/cancellations.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Status } from '../../ui/marks/Status.tsx';
import { cancellationMessages } from './cancellations.messages.ts';
import { REPAYMENT_LOOKS } from './repayment-looks.ts';

/** Summarises all refunds by the first that applies: failed, cash to hand over, on the way, done. */
export function Progress({ cancellation: { failed, pending, to_hand_over: cash } }: { cancellation: Cancellation }) {
  const t = useMessages(cancellationMessages);
  const [state, text] =
    failed > 0
      ? (['failed', t.failed(failed)] as const)
      : cash > 0
        ? (['to_hand_over', t.toHandOver(cash)] as const)
        : pending > 0
          ? (['pending', t.pending(pending)] as const)
          : (['done', t.ready] as const);
  return <Status look={REPAYMENT_LOOKS[state]} text={text} />;
}

/** Returns what was canceled: a session by its moment, several by their number, a bundle by its name. */
export function useWhat({ isShort = false } = {}): (cancellation: Cancellation) => string {
  const t = useMessages(cancellationMessages).kinds;
  const formats = useFormats();
  const moment = isShort ? formats.shortMoment : formats.moment;
  return ({ kind, bundle, sessions_count: count, starts_at }) => {
    const about = bundle?.name ?? (count === 1 && starts_at !== null ? moment(starts_at) : null);
    const word = t[kind](count);
    return about === null ? word : `${word} · ${about}`;
  };
}
