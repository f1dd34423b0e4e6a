import { refundFailureWords } from '@move/domain/orders/refunds/refund-failures.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { providerRefundMessages } from './provider-refunds.messages.ts';

/** Why a refund failed. The provider's own text is in the tooltip, or is shown if the reason is unknown. */
export function RefundFailure({ reported }: { reported: string }) {
  const t = useMessages(providerRefundMessages);
  const words = refundFailureWords(reported, useLocale());
  return words === null ? t.failure(reported) : <span title={t.failure(reported)}>{words}</span>;
}
