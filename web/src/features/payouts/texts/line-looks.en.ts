import type { nl } from './line-looks.nl.ts';

export const en: typeof nl = {
  batch: {
    preparing: 'Being created',
    executing: 'Being recorded',
    returning: 'Being returned',
    canceling: 'Being cancelled',
  },
  line: { rejected: 'Returned' },
  payout: { exported: 'On its way', executed: 'Paid out' },
};
