export const nl = {
  menu: 'Locaties',
  newLocation: 'Nieuwe locatie',
};
