export const nl = {
  newRate: 'Nieuw tarief',
  newTerm: 'Nieuwe annuleringsvoorwaarde',
};
