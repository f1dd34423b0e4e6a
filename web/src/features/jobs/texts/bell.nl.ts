export const nl = { title: 'Meldingen', unread: 'ongelezen', busy: 'er is iets bezig' };
