export const nl = {
  menu: 'Activiteiten',
  newActivity: 'Nieuwe activiteit',
};
