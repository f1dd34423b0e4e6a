export const nl = {
  menu: 'Platforms',
  newApplication: 'Nieuw platform',
};
