import type { nl } from './bulk-logins.nl.ts';

export const en: typeof nl = {
  close: {
    action: 'Close login',
    title: (count) => (count === 1 ? 'Close 1 login?' : `Close ${count} logins?`),
    text: 'These people are logged out everywhere and can’t log in any more. Roles and history stay.',
    confirm: (count) => (count === 1 ? 'Close 1 login' : `Close ${count} logins`),
    done: (count) => (count === 1 ? '1 login is closed' : `${count} logins are closed`),
  },
  reopen: {
    action: 'Open login again',
    done: (count) => (count === 1 ? '1 login is open again' : `${count} logins are open again`),
  },
};
