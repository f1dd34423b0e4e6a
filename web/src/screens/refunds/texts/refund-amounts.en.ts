import type { nl } from './refund-amounts.nl.ts';

export const en: typeof nl = {
  back: (amount) => `${amount} refunded`,
  onItsWay: (amount) => `${amount} on its way`,
  toGiveBack: (amount) => `${amount} to refund`,
};
