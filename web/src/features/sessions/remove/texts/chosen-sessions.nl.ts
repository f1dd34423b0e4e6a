import { sessionsNl } from '../../../../platform/texts/counted.ts';

export const nl = {
  cancel: {
    title: (count: number) => (count === 1 ? 'De gekozen sessie afgelasten?' : `${count} sessies afgelasten?`),
    people: 'Deelnemers verliezen hun plek. Wie heeft betaald, krijgt het geld terug.',
    nobody: 'Er doet nog niemand mee. De sessies blijven in de lijst staan als afgelast.',
    skipped: (count: number) =>
      count === 1
        ? '1 gekozen sessie is al afgelast of begonnen en verandert niet.'
        : `${count} gekozen sessies zijn al afgelast of begonnen en veranderen niet.`,
    canceled: 'Deze sessie is al afgelast',
    past: 'Deze sessie is al begonnen',
  },
  remove: {
    title: (count: number) => (count === 1 ? 'De gekozen sessie verwijderen?' : `${count} sessies verwijderen?`),
    text: 'Sessies met deelnemers blijven staan; je ziet welke. Van een reeks gaan alleen de gekozen sessies weg.',
    confirm: (count: number) => `${sessionsNl(count)} verwijderen`,
  },
};
