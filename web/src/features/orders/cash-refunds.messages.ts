import { defineMessages } from '../../platform/messages.ts';

const nl = {
  action: 'Contant teruggegeven',
  title: (amount: string) => `${amount} contant teruggegeven?`,
  text: (name: string) => `Leg vast dat ${name} het geld heeft gekregen. De terugbetaling staat dan niet meer open.`,
  confirm: (amount: string) => `${amount} teruggegeven`,
  done: 'Vastgelegd',
  open: (orders: number, amount: string) =>
    orders === 1
      ? `Nog ${amount} contant terug te geven, van 1 bestelling.`
      : `Nog ${amount} contant terug te geven, van ${orders} bestellingen.`,
  show: 'Bekijken',
};

const en: typeof nl = {
  action: 'Given back in cash',
  title: (amount) => `${amount} given back in cash?`,
  text: (name) => `Records that ${name} got the money. The refund is then no longer open.`,
  confirm: (amount) => `${amount} given back`,
  done: 'Saved',
  open: (orders, amount) =>
    orders === 1
      ? `${amount} still to be given back in cash, of 1 order.`
      : `${amount} still to be given back in cash, of ${orders} orders.`,
  show: 'View',
};

export const cashRefundMessages = defineMessages(nl, en);
