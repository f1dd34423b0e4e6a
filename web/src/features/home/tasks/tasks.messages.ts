import type { TaskKind } from '@move/contract/home/tasks.ts';
import { defineMessages } from '../../../platform/texts/messages.ts';

/** With the amount, which is empty where a task has none. */
type Texts = Record<TaskKind, (count: number, number: string, amount: string) => string>;

const several = (count: number, one: string, more: string) => (count === 1 ? one : more);
const unpaid = (words: string, amount: string) => (amount === '' ? words : `${words}, ${amount}`);

const nl = {
  title: 'Vraagt om actie',
  view: 'Bekijken',
  since: (age: string) => `De oudste is van ${age}`,
  oldest: (name: string, age: string) => `Oudste: ${name}, ${age}`,
  next: (name: string) => `Eerst: ${name}`,
  expires: (when: string) => `De eerste verloopt ${when}`,
  texts: {
    review: (count, number) =>
      several(count, '1 organisatie wacht op beoordeling', `${number} organisaties wachten op beoordeling`),
    refund_failed: (count, number, amount) =>
      amount === ''
        ? several(
            count,
            '1 bestelling waarvan terugbetalen is mislukt',
            `${number} bestellingen waarvan terugbetalen is mislukt`,
          )
        : several(
            count,
            `${amount} terugbetalen is mislukt, van 1 bestelling`,
            `${amount} terugbetalen is mislukt, van ${number} bestellingen`,
          ),
    to_hand_over: (count, number, amount) =>
      several(
        count,
        `Nog ${amount} contant terug te geven, van 1 bestelling`,
        `Nog ${amount} contant terug te geven, van ${number} bestellingen`,
      ),
    unpaid: (count, number, amount) =>
      unpaid(several(count, '1 bestelling nog niet betaald', `${number} bestellingen nog niet betaald`), amount),
    waitlists: (count, number) =>
      several(
        count,
        '1 sessie met een wachtlijst én een vrije plek',
        `${number} sessies met een wachtlijst én een vrije plek`,
      ),
    invites: (count, number) =>
      several(
        count,
        '1 uitnodiging voor het team nog niet geaccepteerd',
        `${number} uitnodigingen voor het team nog niet geaccepteerd`,
      ),
    concepts: (count, number) =>
      several(count, '1 activiteit nog niet gepubliceerd', `${number} activiteiten nog niet gepubliceerd`),
    drafts: (count, number) =>
      several(count, '1 uitbetaalronde wacht op jouw controle', `${number} uitbetaalrondes wachten op jouw controle`),
    returned: (count, number) =>
      several(
        count,
        '1 uitbetaalronde met een betaling die de bank terugstuurde',
        `${number} uitbetaalrondes met betalingen die de bank terugstuurde`,
      ),
    undelivered: (count, number) =>
      several(count, '1 factuur kon niet worden gemaild', `${number} facturen konden niet worden gemaild`),
    findings: (count, number) =>
      several(count, '1 verschil met de betaaldienst', `${number} verschillen met de betaaldienst`),
    differences: (count, number) =>
      several(count, '1 verschil in de afsluiting', `${number} verschillen in de afsluiting`),
  } satisfies Texts as Texts,
  actions: {
    review: 'Beoordelen',
    refund_failed: 'Opnieuw versturen',
    to_hand_over: 'Teruggeven',
    unpaid: 'Bekijken',
    waitlists: 'Uitnodigen',
    invites: 'Herinneren',
    concepts: 'Afmaken',
    drafts: 'Controleren',
    returned: 'Bekijken',
    undelivered: 'Versturen',
    findings: 'Verklaren',
    differences: 'Uitzoeken',
  } satisfies Record<TaskKind, string>,
};

const en: typeof nl = {
  title: 'Needs attention',
  view: 'View',
  since: (age) => `The oldest is from ${age}`,
  oldest: (name, age) => `Oldest: ${name}, ${age}`,
  next: (name) => `First: ${name}`,
  expires: (when) => `The first expires ${when}`,
  texts: {
    review: (count, number) =>
      several(count, '1 organisation waits for review', `${number} organisations wait for review`),
    refund_failed: (count, number, amount) =>
      amount === ''
        ? several(count, '1 order with a failed refund', `${number} orders with a failed refund`)
        : several(
            count,
            `A refund of ${amount} failed, for 1 order`,
            `Refunds of ${amount} failed, for ${number} orders`,
          ),
    to_hand_over: (count, number, amount) =>
      several(
        count,
        `${amount} in cash to give back, for 1 order`,
        `${amount} in cash to give back, for ${number} orders`,
      ),
    unpaid: (count, number, amount) => unpaid(several(count, '1 unpaid order', `${number} unpaid orders`), amount),
    waitlists: (count, number) =>
      several(
        count,
        '1 session with a waiting list and a free spot',
        `${number} sessions with a waiting list and a free spot`,
      ),
    invites: (count, number) =>
      several(count, '1 team invitation not accepted yet', `${number} team invitations not accepted yet`),
    concepts: (count, number) =>
      several(count, '1 activity not published yet', `${number} activities not published yet`),
    drafts: (count, number) =>
      several(count, '1 payout batch waits for your check', `${number} payout batches wait for your check`),
    returned: (count, number) =>
      several(
        count,
        '1 payout batch with a payment that the bank returned',
        `${number} payout batches with payments that the bank returned`,
      ),
    undelivered: (count, number) =>
      several(count, '1 invoice could not be mailed', `${number} invoices could not be mailed`),
    findings: (count, number) =>
      several(count, '1 difference with the payment provider', `${number} differences with the payment provider`),
    differences: (count, number) => several(count, '1 difference at month-end', `${number} differences at month-end`),
  },
  actions: {
    review: 'Review',
    refund_failed: 'Send again',
    to_hand_over: 'Give back',
    unpaid: 'View',
    waitlists: 'Invite',
    invites: 'Remind',
    concepts: 'Finish',
    drafts: 'Check',
    returned: 'View',
    undelivered: 'Send',
    findings: 'Explain',
    differences: 'Look into it',
  },
};

export const taskMessages = defineMessages({ nl, en });
