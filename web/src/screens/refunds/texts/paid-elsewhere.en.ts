import type { nl } from './paid-elsewhere.nl.ts';

export const en: typeof nl = {
  refund: (amount) => `Refund what was paid by card or elsewhere (${amount}) yourself.`,
};
