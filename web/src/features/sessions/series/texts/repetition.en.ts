import { plural, sessionsEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './repetition.nl.ts';

export const en: typeof nl = {
  repeat: 'Repeat',
  every: 'every',
  units: { weeks: ['week', 'weeks'], months: ['month', 'months'], years: ['year', 'years'] },
  on: 'On',
  stops: 'Stops',
  end: { count: 'after a number of times', until: 'on a date', open: 'never' },
  count: 'Number of times',
  until: 'Last day',
  preview: 'What will be planned',
  dates: {
    title: 'What will be planned',
    incomplete: 'Complete the details above to see what you will plan.',
    more: (count) => `Show ${plural(count, 'more date', 'more dates')}`,
    holidays: (count, names) => `${count === 1 ? '1 date falls' : `${count} dates fall`} on a holiday: ${names}.`,
    skip: 'Skip',
    keep: 'Plan anyway',
    skipped: (count, names) => `${sessionsEn(count)} skipped: ${names}.`,
    unskip: 'Plan anyway',
    begun: (count) => `${sessionsEn(count)} ${count === 1 ? 'starts' : 'start'} in the past.`,
    overlap: 'Some sessions start before the previous one has ended.',
    clash: (count, name) =>
      count === 1
        ? `On 1 date the location is already in use (${name}).`
        : `On ${count} dates the location is already in use (${name}).`,
    busy: (count, trainers, name) => `${trainers}: also at ${name} on ${count === 1 ? '1 date' : `${count} dates`}.`,
    ownTime: 'different time',
    ownLocation: (name) => `different location: ${name}`,
    changedAlone: 'changed separately',
    ownTimeOf: (times) => `Only this session is at ${times}. The series:`,
  },
};
