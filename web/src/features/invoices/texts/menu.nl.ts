export const nl = {
  menu: 'Facturen',
};
