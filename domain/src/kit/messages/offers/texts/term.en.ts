import type { nl } from './term.nl.ts';

export const en: typeof nl = {
  'periods.min': 'Add at least one period',
  'periods.first_from': 'The first period begins at booking and has no start',
  'periods.last_until': 'The last period ends at the start of the session and has no end',
  'periods.first_until': 'Enter until when the first period runs',
  'periods.last_from': 'Enter from when the last period runs',
  'periods.only_first': 'Only the first period may begin at booking',
  'periods.only_last': 'Only the last period may end at the start of the session',
  'periods.middle': 'Enter both start and end for period {n}',
  'periods.order': 'The start of period {n} must be before its end',
  'periods.consecutive': 'Period {n} must follow on from the previous period',
  'periods.minutes': 'Enter a whole number of minutes of 0 or more for period {n}',
  'periods.refund': 'The refund must be between 0 and 100%',
  'periods.rising': 'Period {n} refunds more than the period before it. Is that right?',
};
