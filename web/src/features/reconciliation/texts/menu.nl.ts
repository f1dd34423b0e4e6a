export const nl = {
  menu: 'Afsluiting',
  differences: 'Verschillen',
};
