import type { nl } from './bulk-sessions.nl.ts';

const mailed = (mails: number) =>
  mails === 0 ? 'No mails are sent.' : mails === 1 ? '1 mail is sent.' : `${mails} mails are sent.`;

export const en: typeof nl = {
  cancel: 'Cancel',
  canceled: (count, mails) =>
    [count === 1 ? 'The session has been cancelled.' : `${count} sessions have been cancelled.`, mailed(mails)].join(
      ' ',
    ),
  move: 'Day and time…',
  location: 'Location…',
  moved: (count, mails) =>
    [count === 1 ? 'The session has been moved.' : `${count} sessions have been moved.`, mailed(mails)].join(' '),
  spots: 'Spots…',
  changed: (count) => (count === 1 ? 'The session has been changed.' : `${count} sessions have been changed.`),
  putBack: (count) => (count === 1 ? 'The session is as it was' : `${count} sessions are as they were`),
  message: 'Message…',
  remove: 'Delete',
  removed: (count) => (count === 1 ? 'The session has been deleted.' : `${count} sessions have been deleted.`),
  restored: (count) => (count === 1 ? 'The session has been restored' : `${count} sessions have been restored`),
};
