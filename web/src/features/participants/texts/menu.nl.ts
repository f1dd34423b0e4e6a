export const nl = {
  sheet: 'Presentielijst',
};
