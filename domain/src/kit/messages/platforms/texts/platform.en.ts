import type { nl } from './platform.nl.ts';

export const en: typeof nl = {
  slug: 'The {field} field may only contain lower-case letters, numbers and single dashes',
  'filters.once': 'A filter can be used only once',
  'payment.always_free': 'Free and external have no fee and are always on',
  'payment.once': 'Each payment method can be used only once',
  'holidays.order': 'The last day is before the first',
  'holidays.once': 'This holiday is already in the list',
  'map.style': 'The {field} field must begin with https:// or mapbox://',
  'map.secret_token': 'This is a secret token. Use the public one, which begins with pk.',
  'geofence.json': 'This is not a GeoJSON file',
  'geofence.type': 'The file can only contain areas (Polygon or MultiPolygon); found: {type}',
  'geofence.empty': 'The file has no area',
  'geofence.points': 'An area can have at most {max} points; this one has {points}',
  'geofence.range': 'Longitudes must be between -180 and 180, latitudes between -90 and 90. Found: {place}',
  'geofence.ring': 'An edge has at least three different points',
  'geofence.open': 'An edge does not close: its last point must equal its first',
  'geofence.tangled': 'The border is too complex to check. Simplify the border.',
  'geofence.crossing': 'The edge crosses itself near {place}',
  'geofence.hole': 'A hole is outside its area, near {place}',
  host: 'The {field} field must be a domain without https:// in front, like sport.waterstad.nl',
};
