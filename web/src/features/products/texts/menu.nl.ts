export const nl = {
  menu: 'Producten',
  newProduct: 'Nieuw product',
};
