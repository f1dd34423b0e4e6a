import type { nl } from './bulk-sessions.nl.ts';

const done = (count: number, what: string) =>
  count === 1 ? `The session has been ${what}` : `${count} sessions have been ${what}`;
const mailed = (count: number, what: string, mails: number) => `${done(count, what)}. ${mailsOf(mails)}`;
const mailsOf = (mails: number) =>
  mails === 0 ? 'No e-mails are sent.' : mails === 1 ? '1 e-mail is sent.' : `${mails} e-mails are sent.`;

export const en: typeof nl = {
  cancel: 'Cancel sessions…',
  canceled: (count, mails) => mailed(count, 'cancelled', mails),
  move: 'Day and time…',
  location: 'Location…',
  oneOrganization: 'Only for sessions of one organisation',
  moved: (count, mails) => mailed(count, 'moved', mails),
  spots: 'Spots…',
  changed: (count) => `${done(count, 'changed')}.`,
  putBack: (count) => (count === 1 ? 'The session is as it was' : `${count} sessions are as they were`),
  message: 'Message…',
  remove: 'Delete…',
  removed: (count) => `${done(count, 'deleted')}.`,
  restored: (count) => done(count, 'restored'),
};
