export const nl = {
  menu: 'Afsluiting',
  findings: 'Verschillen',
};
