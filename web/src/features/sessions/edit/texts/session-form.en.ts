import { plural, sessionsEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './session-form.nl.ts';

export const en: typeof nl = {
  sections: {
    when: { title: 'When', text: 'Local time at the venue, also when the clocks change.' },
    repeat: {
      title: 'Repetition',
      text: 'You see every date before you save. Holidays are skipped unless you choose otherwise.',
    },
    spots: {
      title: 'Spots and location',
      text: 'Rate and location are the activity’s, unless you choose another here.',
    },
    window: { title: 'Sign-up', text: 'Leave empty to use the activity’s settings.' },
  },
  hints: { spots: 'Leave empty for unlimited; 0 is closed', window: 'Before the start' },
  ending: {
    title: 'Your changes have not been saved',
    text: {
      cancel: 'A cancelled session can’t be changed any more, so what you filled in will be lost.',
      remove: 'If you delete the session, what you filled in will be lost.',
    },
    confirm: { cancel: 'Cancel anyway', remove: 'Delete anyway' },
    stay: 'Keep editing',
  },
  repeats: 'Repeat this session',
  noPrice: 'not chosen yet',
  inheritedRate: (rate) => `Rate of the activity (${rate})`,
  inheritedPlace: (place) => `Location of the activity (${place})`,
  noPlace: 'none',
  free: 'Free',
  windowOf: (day) => `Session on ${day}:`,
  plan: (count, skipped) => `Plan ${sessionsEn(count)}${skipped > 0 ? `, skip ${skipped}` : ''}`,
  planned: (count) => `${sessionsEn(count)} planned`,
  scope: {
    question: 'What do you want to change?',
    removeQuestion: 'What do you want to delete?',
    this: 'Only this session',
    following: 'This and all following sessions',
    counts: (sessions, taken) => `${sessionsEn(sessions)}, ${plural(taken, 'taken spot', 'taken spots')}`,
  },
};
