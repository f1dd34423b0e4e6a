export const nl = {
  'product.publish.type': 'Kies een soort product om te publiceren',
  'product.stock': 'Er zijn er al {taken} verkocht; kies minimaal dat aantal',
  // said by the server only
  'product.unpaid': 'Aankopen die nog niet betaald zijn: {count}',
};
