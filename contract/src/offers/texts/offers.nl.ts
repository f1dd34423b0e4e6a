export const nl = {
  type: 'Soort aanbod',
  dateFrom: 'Vanaf',
  dateUntil: 'Tot en met',
  organizationId: 'Organisatie',
  sportId: 'Sport',
  categoryId: 'Categorie',
};
