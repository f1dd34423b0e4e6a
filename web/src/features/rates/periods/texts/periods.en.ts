import type { nl } from './periods.nl.ts';

export const en: typeof nl = {
  booking: 'Booking',
  start: 'Start of the session',
  startShort: 'Start',
  from: 'From',
  until: 'Until',
  refund: 'Refund',
  units: { minutes: 'minutes before', hours: 'hours before', days: 'days before' },
  short: {
    minutes: (n) => (n === 1 ? '1 minute' : `${n} minutes`),
    hours: (n) => (n === 1 ? '1 hour' : `${n} hours`),
    days: (n) => (n === 1 ? '1 day' : `${n} days`),
  },
  before: (duration) => `${duration} before`,
  split: 'Split period',
  period: (n) => `Period ${n}`,
  removePeriod: (n) => `Remove period ${n}`,
  handle: (n) => `Boundary between periods ${n} and ${n + 1}`,
  all: 'full refund',
  half: 'half refunded',
  nothing: 'no refund',
  part: (percentage) => `${percentage}% refunded`,
};
