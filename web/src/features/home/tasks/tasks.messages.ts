import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  title: 'Te doen',
  since: (age: string) => `De oudste is van ${age}`,
  texts: {
    refund_failed: (orders: number, amount: string) =>
      orders === 1
        ? `${amount} terugbetalen is mislukt, van 1 bestelling`
        : `${amount} terugbetalen is mislukt, van ${orders} bestellingen`,
    to_hand_over: (orders: number, amount: string) =>
      orders === 1
        ? `Nog ${amount} contant terug te geven, van 1 bestelling`
        : `Nog ${amount} contant terug te geven, van ${orders} bestellingen`,
    drafts: (count: number) =>
      count === 1 ? '1 uitbetaalronde wacht op jouw controle' : `${count} uitbetaalrondes wachten op jouw controle`,
    returned: (count: number) =>
      count === 1
        ? '1 uitbetaalronde met een betaling die de bank terugstuurde'
        : `${count} uitbetaalrondes met betalingen die de bank terugstuurde`,
    undelivered: (count: number) =>
      count === 1 ? '1 factuur kon niet worden gemaild' : `${count} facturen konden niet worden gemaild`,
    findings: (count: number) =>
      count === 1 ? '1 verschil met de betaaldienst' : `${count} verschillen met de betaaldienst`,
    differences: (count: number) =>
      count === 1 ? '1 verschil in de afsluiting' : `${count} verschillen in de afsluiting`,
  },
  actions: {
    refund_failed: 'Opnieuw versturen',
    to_hand_over: 'Teruggeven',
    drafts: 'Controleren',
    returned: 'Bekijken',
    undelivered: 'Versturen',
    findings: 'Verklaren',
    differences: 'Uitzoeken',
  },
};

const en: typeof nl = {
  title: 'To do',
  since: (age) => `The oldest is from ${age}`,
  texts: {
    refund_failed: (orders, amount) =>
      orders === 1 ? `Refunding ${amount} failed, of 1 order` : `Refunding ${amount} failed, of ${orders} orders`,
    to_hand_over: (orders, amount) =>
      orders === 1
        ? `${amount} still to be given back in cash, of 1 order`
        : `${amount} still to be given back in cash, of ${orders} orders`,
    drafts: (count) =>
      count === 1 ? '1 payout batch waits for your check' : `${count} payout batches wait for your check`,
    returned: (count) =>
      count === 1
        ? '1 payout batch with a payment that the bank returned'
        : `${count} payout batches with payments that the bank returned`,
    undelivered: (count) => (count === 1 ? '1 invoice could not be mailed' : `${count} invoices could not be mailed`),
    findings: (count) =>
      count === 1 ? '1 difference with the payment provider' : `${count} differences with the payment provider`,
    differences: (count) => (count === 1 ? '1 difference at month-end' : `${count} differences at month-end`),
  },
  actions: {
    refund_failed: 'Send again',
    to_hand_over: 'Give back',
    drafts: 'Check',
    returned: 'View',
    undelivered: 'Send',
    findings: 'Explain',
    differences: 'Look into it',
  },
};

export const taskMessages = defineMessages({ nl, en });
