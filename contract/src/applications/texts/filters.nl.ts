export const nl = {
  sport: 'Sport',
  category: 'Categorie',
  date: 'Datum',
  age: 'Leeftijd',
  gender: 'Geslacht',
  level: 'Niveau',
  price: 'Prijs',
  distance: 'Afstand',
  accessible: 'Rolstoeltoegankelijk',
  offer_type: 'Soort aanbod',
  tag: 'Tag',
  location_type: 'Soort locatie',
};
