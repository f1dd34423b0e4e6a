import type { nl } from './transaction-status.nl.ts';

export const en: typeof nl = {
  free: 'Free',
  open: 'Not paid',
  complete: 'Completed',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Cancelled',
  expired: 'Expired',
  external: 'Card or elsewhere',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
};
