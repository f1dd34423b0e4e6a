export const nl = {
  menu: 'Inchecken',
};
