import type { nl } from './calendar.nl.ts';

export const en: typeof nl = {
  title: 'Calendar',
  plan: 'Plan a session',
  print: 'Print',
  filters: { location: 'Location', trainer: 'Trainer', activity: 'Activity' },
  markedBy: { location: 'Colour by location', trainer: 'Colour by trainer', activity: 'Colour by activity' },
  overlapping: (count) => `Only overlapping (${count})`,
  choose: {
    title: 'Plan a session',
    slot: (day, times) => `${day}, ${times}`,
    activity: 'Activity',
    none: 'There is no activity with sessions yet. Create one first.',
    go: 'Continue',
  },
};
