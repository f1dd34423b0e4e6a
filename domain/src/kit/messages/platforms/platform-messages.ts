/** Messages about platforms: their address, their level, their area. */
export const platformMessages = {
  slug: {
    nl: '{field} mag alleen kleine letters, cijfers en losse streepjes bevatten',
    en: 'The {field} field may only contain lower-case letters, numbers and single dashes',
  },
  'filters.once': {
    nl: 'Een filter kan maar op één plek staan',
    en: 'A filter can stand in one place only',
  },
  'payment.always_free': {
    nl: 'Gratis en extern betalen kost nooit iets en staat altijd aan',
    en: 'Free and external never cost anything and are always on',
  },
  'payment.once': { nl: 'Elke betaalwijze mag maar één keer voorkomen', en: 'Each way of paying may occur only once' },
  'holidays.order': { nl: 'De laatste dag ligt vóór de eerste', en: 'The last day lies before the first' },
  'holidays.once': { nl: 'Deze vakantie staat er al', en: 'This holiday is already in the list' },
  'map.style': {
    nl: '{field} moet met https:// of mapbox:// beginnen',
    en: 'The {field} field must begin with https:// or mapbox://',
  },
  'map.secret_token': {
    nl: 'Dit is een geheime sleutel. Gebruik de openbare, die met pk. begint',
    en: 'This is a secret token. Use the public one, which begins with pk.',
  },
  'geofence.json': { nl: 'Dit is geen GeoJSON-bestand', en: 'This is not a GeoJSON file' },
  'geofence.type': {
    nl: 'Het bestand mag alleen vlakken bevatten (Polygon of MultiPolygon); gevonden: {type}',
    en: 'The file may only contain areas (Polygon or MultiPolygon); found: {type}',
  },
  'geofence.empty': { nl: 'Er staat geen gebied in', en: 'There is no area in it' },
  'geofence.points': {
    nl: 'Een gebied mag hooguit {max} punten hebben; dit heeft er {points}',
    en: 'An area may have at most {max} points; this one has {points}',
  },
  'geofence.range': {
    nl: 'Lengtegraden liggen tussen -180 en 180, breedtegraden tussen -90 en 90. Gevonden: {place}',
    en: 'Longitudes lie between -180 and 180, latitudes between -90 and 90. Found: {place}',
  },
  'geofence.ring': {
    nl: 'Een rand heeft minstens drie verschillende punten',
    en: 'An edge has at least three different points',
  },
  'geofence.open': {
    nl: 'Een rand sluit niet: het laatste punt moet gelijk zijn aan het eerste',
    en: 'An edge does not close: its last point must equal its first',
  },
  'geofence.tangled': {
    nl: 'De grens is te ingewikkeld om te controleren. Vereenvoudig de grens.',
    en: 'The border is too complex to check. Simplify the border.',
  },
  'geofence.crossing': {
    nl: 'De rand kruist zichzelf bij {place}',
    en: 'The edge crosses itself near {place}',
  },
  'geofence.hole': {
    nl: 'Een gat ligt buiten zijn gebied, bij {place}',
    en: 'A hole lies outside its area, near {place}',
  },
  host: {
    nl: '{field} moet een domein zijn zonder https:// ervoor, zoals sport.waterstad.nl',
    en: 'The {field} field must be a domain without https:// in front, like sport.waterstad.nl',
  },
} as const;
