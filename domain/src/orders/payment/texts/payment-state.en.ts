import { en as statuses } from '../../texts/transaction-status.en.ts';
import type { nl } from './payment-state.nl.ts';

export const en: typeof nl = {
  ...statuses,
  refund_failed: 'Refund failed',
  to_hand_over: 'Cash to refund',
  refund_pending: 'Being refunded',
};
