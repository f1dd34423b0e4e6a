export const nl = {
  menu: 'Geschiedenis',
};
