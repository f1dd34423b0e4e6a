export const nl = {
  menu: 'Overzicht',
  setup: 'Aan de slag',
};
