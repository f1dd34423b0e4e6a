export const nl = {
  newCategory: 'Nieuwe categorie',
  newLocationType: 'Nieuwe soort locatie',
  newProductType: 'Nieuwe soort product',
  sports: 'Sporten',
  tags: 'Tags',
  categories: 'Categorieën',
  sharedCategories: 'Gedeelde categorieën',
  locationTypes: 'Soorten locaties',
  productTypes: 'Soorten producten',
  newTag: 'Nieuwe tag',
  newSport: 'Nieuwe sport',
};
