import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  action: 'Contant teruggegeven',
  title: (amount: string) => `${amount} contant teruggegeven?`,
  text: (name: string) => `Leg vast dat ${name} het geld heeft gekregen. De terugbetaling staat dan niet meer open.`,
  confirm: (amount: string) => `${amount} teruggegeven`,
  done: 'Vastgelegd',
};

const en: typeof nl = {
  action: 'Given back in cash',
  title: (amount) => `${amount} given back in cash?`,
  text: (name) => `Records that ${name} got the money. The refund is then no longer open.`,
  confirm: (amount) => `${amount} given back`,
  done: 'Saved',
};

export const cashRefundMessages = defineMessages({ nl, en });
