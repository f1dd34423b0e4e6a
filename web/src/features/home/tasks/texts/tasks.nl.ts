import { several, unpaid } from './tasks-parts.ts';
import type { TaskKind } from '@move/contract/home/tasks.ts';

/** The text of each task; `amount` is empty for a task without an amount. */
type Texts = Record<TaskKind, (count: number, number: string, amount: string) => string>;

export const nl = {
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
