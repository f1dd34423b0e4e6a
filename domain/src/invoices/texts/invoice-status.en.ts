import type { nl } from './invoice-status.nl.ts';

export const en: typeof nl = { issued: 'Issued', sent: 'Sent', settled: 'Settled', credited: 'Credited' };
