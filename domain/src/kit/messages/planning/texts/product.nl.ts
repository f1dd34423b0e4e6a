export const nl = {
  'product.unpaid': 'Aankopen die nog niet betaald zijn: {count}',
  'product.publish.type': 'Kies een soort product om te publiceren',
  'product.stock': 'Er zijn er al {taken} verkocht; kies minimaal dat aantal',
};
