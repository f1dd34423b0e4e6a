export const nl = {
  crumb: 'Mijn profiel',
};
