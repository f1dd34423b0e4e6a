export const nl = {
  'word.elsewhere': 'Aanbod van andere platforms gebruikt dit ook; alleen een superadmin kan het verwijderen',
};
