import type { nl } from './session-form.nl.ts';

export const en: typeof nl = {
  sections: {
    when: { title: 'When', text: 'Local time at the venue, also when the clocks change.' },
    repeat: {
      title: 'Repetition',
      text: 'You see every date before you save. Holidays are skipped unless you choose otherwise.',
    },
    spots: { title: 'Spots and location', text: 'Empty fields use the activity’s settings.' },
    window: { title: 'Sign-up', text: 'Leave empty to use the activity’s settings.' },
  },
  hints: { spots: 'Leave empty for unlimited; 0 is closed', minutes: 'Minutes before the start' },
};
