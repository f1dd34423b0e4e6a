import { plural, sessionsNl } from '../../../../platform/texts/counted.ts';

export const nl = {
  move: {
    title: (count: number) => `Dag en tijd van ${sessionsNl(count)}`,
    days: 'Dagen later',
    daysHint: 'Met een min: eerder',
    start: 'Begintijd',
    startHint: 'Leeg blijft gelijk',
    end: 'Eindtijd',
    endHint: 'Leeg: even lang',
    tooFar: (days: number) => `Hooguit ${days} dagen`,
    mails: (count: number) =>
      `${plural(count, 'bezette plek', 'bezette plekken')} op een andere tijd: één mail per plek.`,
    preview: 'Dit worden de data',
    first: (count: number) => `Je ziet de eerste ${count} sessies.`,
    confirm: (count: number) => `${sessionsNl(count)} verplaatsen`,
  },
  spots: {
    title: (count: number) => `Plekken van ${sessionsNl(count)}`,
    spots: 'Aantal plekken',
    hint: '0 is gesloten',
    unlimited: 'Onbeperkt',
    tooFull: (count: number) =>
      count === 1
        ? '1 sessie heeft meer bezette plekken en verandert niet.'
        : `${count} sessies hebben meer bezette plekken en veranderen niet.`,
    confirm: (count: number) => `${sessionsNl(count)} aanpassen`,
  },
  several: 'De gekozen sessies zijn van verschillende organisaties. Kies sessies van één organisatie.',
};
