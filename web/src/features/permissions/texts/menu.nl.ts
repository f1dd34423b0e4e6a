export const nl = {
  menu: 'Rechten',
  people: 'Gebruikers en hun rollen',
};
