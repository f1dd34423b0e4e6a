import type { nl } from './repetition.nl.ts';

export const en: typeof nl = {
  repeat: 'Repeat',
  every: 'every',
  units: { weeks: ['week', 'weeks'], months: ['month', 'months'], years: ['year', 'years'] },
  on: 'On',
  stops: 'Stops',
  end: { count: 'after a number', until: 'on a date', open: 'never' },
  count: 'Number of times',
  until: 'Last day',
  preview: 'This will be planned',
};
