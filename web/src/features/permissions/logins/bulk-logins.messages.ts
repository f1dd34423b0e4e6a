import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  close: {
    action: 'Login sluiten',
    title: (count: number) => (count === 1 ? '1 login sluiten?' : `${count} logins sluiten?`),
    text: 'Deze mensen worden overal uitgelogd en kunnen niet meer inloggen. Rollen en geschiedenis blijven staan.',
    confirm: (count: number) => (count === 1 ? '1 login sluiten' : `${count} logins sluiten`),
    done: (count: number) => (count === 1 ? '1 login is gesloten' : `${count} logins zijn gesloten`),
  },
  reopen: {
    action: 'Login weer openen',
    done: (count: number) => (count === 1 ? '1 login is weer open' : `${count} logins zijn weer open`),
  },
};

const en: typeof nl = {
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

export const bulkLoginMessages = defineMessages({ nl, en });
