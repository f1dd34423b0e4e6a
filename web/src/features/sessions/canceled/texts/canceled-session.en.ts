import type { nl } from './canceled-session.nl.ts';

export const en: typeof nl = {
  when: (day) => (day === null ? 'This session was cancelled.' : `This session was cancelled on ${day}.`),
  mailed: (who) => (who === '' ? 'Nobody was e-mailed.' : `E-mailed to ${who}.`),
  audiences: { participants: 'participants', waiting: 'the waiting list', trainers: 'trainers' },
};
