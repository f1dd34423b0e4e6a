import type { nl } from './hours.nl.ts';

export const en: typeof nl = {
  unknown: 'Not filled in yet',
  closed: 'Closed',
  open: (day) => `${day} open`,
  nth: (day, at) => (at === 0 ? day : `${day}, ${at === 1 ? 'second' : 'third'} time`),
  from: (day) => `${day} from`,
  until: (day) => `${day} until`,
  to: 'to',
  night: (day) => `night to ${day}`,
  addSlot: (day) => `Add a time on ${day}`,
  removeSlot: (day) => `Remove a time from ${day}`,
  copy: (day) => `Copy ${day} to weekdays`,
};
