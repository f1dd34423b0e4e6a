import { peopleEn, plural, sessionsEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './change.nl.ts';

export const en: typeof nl = {
  title: 'Change session',
  seriesTitle: 'Change series',
  confirm: (count) => `Change ${sessionsEn(count)}`,
  done: (count) => `${sessionsEn(count)} changed`,
  touched: 'What changes',
  moved: (count) => `${sessionsEn(count)} at another time`,
  created: (count) => `${sessionsEn(count)} added`,
  removed: (count) => `${sessionsEn(count)} deleted`,
  back: 'Go back',
  exceptions: (count) => `${count} changed separately, ${count === 1 ? 'keeps its' : 'keep their'} own time`,
  inPlace: 'Dates and times stay as they are',
  told: (count) => `${plural(count, 'taken spot', 'taken spots')} with a new time or location`,
  tell: 'E-mail participants, invited people and trainers about the new time or location',
  tellHint: 'Paying participants always get an e-mail when the start changes.',
  surplus: 'These sessions would be deleted but have participants:',
  force: (people) => `Delete them anyway: ${peopleEn(people)} ${people === 1 ? 'gets' : 'get'} an e-mail and a refund`,
};
