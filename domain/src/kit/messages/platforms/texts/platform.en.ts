import type { nl } from './platform.nl.ts';

export const en: typeof nl = {
  'url_field.http_warning': 'This link is not secure. We recommend HTTPS',
  slug: 'The {field} field may only contain lower-case letters, numbers and single dashes',
  'filters.once': 'A filter can be used only once',
  'holidays.order': 'The last day is before the first',
  'holidays.once': 'This holiday is already in the list',
  host: 'The {field} field must be a domain without https:// in front, like sport.waterstad.nl',
  // said by the server only
  'slug.taken': 'The {field} field is already in use. Available: {suggestion}',
  'host.taken': '{host} is already used by another platform',
  'parent.is_child': '{name} is itself a sub-platform and can’t have sub-platforms',
  'parent.has_children': 'This platform has sub-platforms, so it can’t become one itself',
  'parent.self': 'A platform cannot belong to itself',
  'timezone.sold': 'The time zone can’t change after the first order: the months of the accounts follow it',
  'application.not_empty': 'This platform is not empty yet: {contents}',
};
