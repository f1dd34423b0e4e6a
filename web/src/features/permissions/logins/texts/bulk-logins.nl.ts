export const nl = {
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
