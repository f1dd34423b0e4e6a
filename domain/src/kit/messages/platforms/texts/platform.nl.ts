export const nl = {
  'url_field.http_warning': 'Deze link is niet beveiligd. We raden HTTPS aan',
  slug: '{field} mag alleen kleine letters, cijfers en losse streepjes bevatten',
  'filters.once': 'Een filter kan maar één keer voorkomen',
  'holidays.order': 'De laatste dag ligt vóór de eerste',
  'holidays.once': 'Deze vakantie staat er al',
  host: '{field} moet een domein zijn zonder https:// ervoor, zoals sport.waterstad.nl',
  // said by the server only
  'slug.taken': '{field} is al in gebruik. Vrij is: {suggestion}',
  'host.taken': '{host} wijst al naar een ander platform',
  'parent.is_child': '{name} valt zelf onder een platform en kan er geen onder zich hebben',
  'parent.has_children': 'Dit platform heeft zelf platforms onder zich en kan daarom nergens onder vallen',
  'parent.self': 'Een platform kan niet onder zichzelf vallen',
  'timezone.sold': 'De tijdzone ligt vast zodra er iets is besteld: de maanden van de administratie volgen die',
  'application.not_empty': 'Dit platform is nog niet leeg: {contents}',
};
