export const nl = {
  menu: 'Rechten',
  people: 'Mensen en hun rollen',
};
