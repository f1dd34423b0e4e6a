import { peopleEn, peopleNl, sessionsEn, sessionsNl } from '../../../platform/texts/counted.ts';
import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  cancel: {
    title: (count: number) => (count === 1 ? 'De gekozen sessie afgelasten?' : `${count} sessies afgelasten?`),
    people: 'Deelnemers verliezen hun plek en krijgen een mail en hun geld terug.',
    quoted: (people: number, money: string) =>
      `${peopleNl(people)} ${people === 1 ? 'verliest de' : 'verliezen hun'} plek. In totaal gaat ${money} terug.`,
    final: 'Dit kan niet worden teruggedraaid.',
    confirm: (count: number) => (count === 1 ? 'Sessie afgelasten' : `${count} sessies afgelasten`),
    nobody: 'Hier doet niemand aan mee: verwijder deze sessie',
    past: 'Deze sessie is al begonnen',
  },
  remove: {
    title: (count: number) => (count === 1 ? 'De gekozen sessie verwijderen?' : `${count} sessies verwijderen?`),
    text: 'Een sessie met deelnemers blijft staan, met de reden erbij. Van een reeks gaan alleen de gekozen sessies weg.',
    confirm: (count: number) => `${sessionsNl(count)} verwijderen`,
  },
};

const en: typeof nl = {
  cancel: {
    title: (count) => (count === 1 ? 'Cancel the selected session?' : `Cancel ${count} sessions?`),
    people: 'Participants lose their spots and get a mail and their money back.',
    quoted: (people, money) =>
      `${peopleEn(people)} ${people === 1 ? 'loses the spot' : 'lose their spots'}. In total ${money} is refunded.`,
    final: 'This cannot be undone.',
    confirm: (count) => (count === 1 ? 'Cancel session' : `Cancel ${count} sessions`),
    nobody: 'Nobody takes part: delete this session instead',
    past: 'This session has already begun',
  },
  remove: {
    title: (count) => (count === 1 ? 'Delete the selected session?' : `Delete ${count} sessions?`),
    text: 'A session with participants stays, with the reason. Of a series only the selected sessions are deleted.',
    confirm: (count) => `Delete ${sessionsEn(count)}`,
  },
};

/** The texts of the questions before chosen sessions are canceled or removed. */
export const chosenSessionMessages = defineMessages({ nl, en });
