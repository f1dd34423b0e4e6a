import type { nl } from './repayment-looks.nl.ts';

export const en: typeof nl = { elsewhere: 'Refund it yourself', done: 'Refunded', nothing: 'Nothing to refund' };
