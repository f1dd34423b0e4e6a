export const nl = {
  page: 'Pagina',
  itemsPerPage: 'Aantal per pagina',
  search: 'Zoeken',
  sort: 'Sortering',
  order: 'Volgorde',
};
