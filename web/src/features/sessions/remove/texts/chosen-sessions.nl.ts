import { peopleNl, sessionsNl } from '../../../../platform/texts/counted.ts';

export const nl = {
  cancel: {
    title: (count: number) => (count === 1 ? 'De gekozen sessie afgelasten?' : `${count} sessies afgelasten?`),
    people: 'Deelnemers verliezen hun plek en krijgen een mail en hun geld terug.',
    quoted: (people: number, money: string) =>
      `${peopleNl(people)} ${people === 1 ? 'verliest de' : 'verliezen hun'} plek. In totaal gaat ${money} terug.`,
    final: 'Dit kan niet worden teruggedraaid.',
    confirm: (count: number) => (count === 1 ? 'Sessie afgelasten' : `${count} sessies afgelasten`),
    nobody: 'Geen deelnemers: verwijder deze sessie',
    past: 'Deze sessie is al begonnen',
  },
  remove: {
    title: (count: number) => (count === 1 ? 'De gekozen sessie verwijderen?' : `${count} sessies verwijderen?`),
    text: 'Sessies met deelnemers blijven staan; je ziet welke. Van een reeks gaan alleen de gekozen sessies weg.',
    confirm: (count: number) => `${sessionsNl(count)} verwijderen`,
  },
};
