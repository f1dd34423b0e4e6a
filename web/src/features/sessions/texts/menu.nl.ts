export const nl = {
  menu: 'Sessies',
  plan: 'Sessies plannen',
};
