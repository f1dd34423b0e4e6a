import type { nl } from './line-looks.nl.ts';

export const en: typeof nl = {
  batch: {
    preparing: 'Being made',
    executing: 'Being recorded',
    returning: 'Coming back',
    canceling: 'Being cancelled',
  },
  line: { rejected: 'Returned' },
  payout: { exported: 'On its way', executed: 'Paid out' },
};
