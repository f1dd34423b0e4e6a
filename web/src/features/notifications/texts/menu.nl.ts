export const nl = {
  menu: 'Pushmeldingen',
  newOne: 'Nieuwe pushmelding',
};
