export const nl = {
  newLabel: 'Nieuw label',
  menu: 'Labels',
};
