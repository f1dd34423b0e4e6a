import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  action: 'Antwoord van de bank',
  title: 'Antwoord van de bank',
  text: 'Kies een pain.002 of camt.053. Betalingen die de bank weigerde of terugstuurde, komen met hun reden terug in de volgende uitbetaling.',
  file: 'Bestand van de bank',
  choose: 'Kies een bestand',
  submit: 'Verwerken',
  done: (rejected: number, known: number) =>
    rejected === 0 && known > 0
      ? 'Dit antwoord was al verwerkt'
      : rejected === 0
        ? 'Verwerkt: de bank weigerde niets'
        : rejected === 1
          ? 'Verwerkt: 1 betaling teruggekomen'
          : `Verwerkt: ${rejected} betalingen teruggekomen`,
  notTaken: (ids: string, count: number) =>
    count === 1
      ? `1 betaling was hier al geannuleerd en is niet verwerkt: ${ids}`
      : `${count} betalingen waren hier al geannuleerd en zijn niet verwerkt, zoals ${ids}`,
};

const en: typeof nl = {
  action: 'Answer of the bank',
  title: 'Answer of the bank',
  text: 'Choose a pain.002 or camt.053. Payments that the bank refused or returned come back in the next payout, with their reason.',
  file: 'File of the bank',
  choose: 'Choose a file',
  submit: 'Process',
  done: (rejected, known) =>
    rejected === 0 && known > 0
      ? 'This answer was processed already'
      : rejected === 0
        ? 'Processed: the bank refused nothing'
        : rejected === 1
          ? 'Processed: 1 payment returned'
          : `Processed: ${rejected} payments returned`,
  notTaken: (ids, count) =>
    count === 1
      ? `1 payment was cancelled here before and was not processed: ${ids}`
      : `${count} payments were cancelled here before and were not processed, such as ${ids}`,
};

export const bankReplyMessages = defineMessages({ nl, en });
