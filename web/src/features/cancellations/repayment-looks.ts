import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { CancellationRefundState } from '@move/domain/orders/refunds/cancellations.ts';
import { PAYMENT_LOOKS } from '../../ui/marks/payment-looks.ts';
import { type StatusLook, statusLooks } from '../../ui/marks/status-looks.ts';
import { en } from './texts/repayment-looks.en.ts';
import { nl } from './texts/repayment-looks.nl.ts';

const words = { nl, en } satisfies Record<Locale, object>;

export const REPAYMENT_LOOKS: Readonly<Record<CancellationRefundState, StatusLook>> = {
  failed: PAYMENT_LOOKS.refund_failed,
  to_hand_over: PAYMENT_LOOKS.to_hand_over,
  pending: PAYMENT_LOOKS.refund_pending,
  ...statusLooks((locale) => words[locale], {
    elsewhere: ['neutral', 'back'],
    done: ['success', 'check', true],
    nothing: ['neutral', 'ring', true],
  }),
};
