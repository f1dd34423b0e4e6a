import type { nl } from './location.nl.ts';

export const en: typeof nl = {
  'opening_hours.weekday': 'Choose a day of the week',
  'opening_hours.times': 'Enter a start and end time, like 09:00 and 17:00',
  'opening_hours.blocks': 'A day has at most {max} blocks of opening hours',
  'opening_hours.overlap': 'These opening hours overlap',
  'opening_hours.closed': 'A closed day has no opening hours',
  'map.style': 'The {field} field must begin with https:// or mapbox://',
  'map.secret_token': 'This is a secret token. Use the public one, which begins with pk.',
  'geofence.json': 'This is not a GeoJSON file',
  'geofence.type': 'The file can only contain areas (Polygon or MultiPolygon); found: {type}',
  'geofence.empty': 'The file has no area',
  'geofence.points': 'An area can have at most {max} points; this one has {points}',
  'geofence.range': 'Latitudes must be between -90 and 90, longitudes between -180 and 180. Found: {place}',
  'geofence.ring': 'An edge has at least three different points',
  'geofence.open': 'An edge does not close: its last point must equal its first',
  'geofence.tangled': 'The border is too complex to check. Simplify the border.',
  'geofence.crossing': 'The edge crosses itself near {place}',
  'geofence.hole': 'A hole is outside its area, near {place}',
  // said by the server only
  'location.used': 'This location is still used by: {contents}. Choose another location there first',
  'location.planned': 'This organisation still has sessions planned here: {count}. End the link anyway?',
  'map.host': 'Maps from {host} are not allowed on this installation. Allowed: {allowed}',
  'geofence.small': 'This area is too small',
};
