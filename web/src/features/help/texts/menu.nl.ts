export const nl = {
  crumb: 'Handleiding',
};
