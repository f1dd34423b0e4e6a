import { plural, sessionsEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './many-sessions.nl.ts';

export const en: typeof nl = {
  move: {
    title: (count) => `Day and time of ${sessionsEn(count)}`,
    days: 'Days later',
    daysHint: 'Use a minus for earlier',
    start: 'Start time',
    startHint: 'Empty: unchanged',
    end: 'End time',
    endHint: 'Empty: same length',
    tooFar: (days) => `At most ${days} days`,
    mails: (count) => `${plural(count, 'taken spot', 'taken spots')} at another time: one e-mail per spot.`,
    preview: 'The new dates',
    first: (count) => `These are the first ${count} sessions.`,
    confirm: (count) => `Move ${sessionsEn(count)}`,
  },
  spots: {
    title: (count) => `Spots of ${sessionsEn(count)}`,
    spots: 'Number of spots',
    hint: '0 is closed',
    unlimited: 'Unlimited',
    tooFull: (count) =>
      count === 1
        ? '1 session has more taken spots and stays as it is.'
        : `${count} sessions have more taken spots and stay as they are.`,
    confirm: (count) => `Change ${sessionsEn(count)}`,
  },
  several: 'The selected sessions belong to several organisations. Select sessions of one organisation.',
};
