import type { nl } from './tenancy.nl.ts';

export const en: typeof nl = {
  'file.svg': 'This SVG file can’t be shown safely. Save it as PNG or as plain SVG',
  'file.one': 'Send exactly one file',
  'file.used': '{field} is no longer available. Upload the file again',
  'file.text': '{field} has no readable text',
  'import.row': 'Line {line}: {message}',
  'import.repeated': 'Skipped: looks like line {line} ({equal})',
  'import.exists': 'Skipped: looks like {name} ({equal}), which already exists',
  'import.gone': 'You can no longer update this organisation',
  'import.email': 'You can’t change the e-mail address of an organisation while acting as someone else',
  'slug.taken': 'The {field} field is already in use. Available: {suggestion}',
  'host.taken': '{host} is already used by another platform',
  'parent.is_child': '{name} is itself a sub-platform and can’t have sub-platforms',
  'parent.has_children': 'This platform has sub-platforms, so it can’t become one itself',
  'parent.self': 'A platform cannot belong to itself',
  'application.not_empty': 'This platform is not empty yet: {contents}',
  'map.host': 'Maps from {host} are not allowed on this installation. Allowed: {allowed}',
  'geofence.small': 'This area is too small',
};
