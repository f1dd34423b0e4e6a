import type { nl } from './repayment-looks.nl.ts';

export const en: typeof nl = { done: 'Refunded', nothing: 'Nothing to refund' };
