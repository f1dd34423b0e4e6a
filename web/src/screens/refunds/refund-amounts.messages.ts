import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  back: (amount: string) => `${amount} terug`,
  onItsWay: (amount: string) => `${amount} onderweg`,
  toGiveBack: (amount: string) => `${amount} terug te geven`,
};

const en: typeof nl = {
  back: (amount) => `${amount} back`,
  onItsWay: (amount) => `${amount} on its way`,
  toGiveBack: (amount) => `${amount} to give back`,
};

export const refundAmountMessages = defineMessages({ nl, en });
