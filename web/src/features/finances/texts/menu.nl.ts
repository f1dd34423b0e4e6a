export const nl = {
  menu: 'Financiën',
};
