export const nl = {
  menu: 'Bestellingen',
  all: 'Alle bestellingen',
};
