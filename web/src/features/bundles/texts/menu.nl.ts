export const nl = {
  menu: 'Bundels',
  create: 'Bundel maken',
};
