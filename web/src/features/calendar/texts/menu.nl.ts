export const nl = {
  menu: 'Agenda',
};
