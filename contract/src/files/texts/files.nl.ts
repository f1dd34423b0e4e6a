export const nl = {
  file: 'Bestand',
  visibility: 'Zichtbaarheid',
  path: 'Map',
  check_transparency: 'Afbeelding',
};
