import type { nl } from './payments.nl.ts';

export const en: typeof nl = {
  method: 'Payment method',
  outcome: 'Outcome',
  id: 'Payment',
  key: 'Key',
  current_password: 'Your password',
  settled_how: 'How it was refunded',
};
