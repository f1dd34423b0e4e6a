/** Messages about platforms and their records that only the server can detect: taken or in use elsewhere. */
export const tenancyMessages = {
  'file.svg': {
    nl: 'Dit SVG-bestand kan niet veilig worden getoond. Bewaar het als PNG of als eenvoudige SVG',
    en: 'This SVG file can’t be shown safely. Save it as PNG or as plain SVG',
  },
  'file.one': { nl: 'Stuur precies één bestand', en: 'Send exactly one file' },
  'file.used': {
    nl: '{field} is niet (meer) beschikbaar. Upload het bestand opnieuw',
    en: '{field} is not available (any more). Upload the file again',
  },
  'file.text': {
    nl: '{field} bevat geen leesbare tekst',
    en: '{field} holds no readable text',
  },
  'import.row': { nl: 'Regel {line}: {message}', en: 'Line {line}: {message}' },
  'import.repeated': {
    nl: 'Overgeslagen: lijkt op regel {line} ({equal})',
    en: 'Skipped: looks like line {line} ({equal})',
  },
  'import.exists': {
    nl: 'Overgeslagen: lijkt op {name} ({equal}), die al bestaat',
    en: 'Skipped: looks like {name} ({equal}), which already exists',
  },
  'import.gone': {
    nl: 'Deze organisatie kun je niet meer bijwerken',
    en: 'You can no longer update this organisation',
  },
  'import.email': {
    nl: 'Het e-mailadres van een organisatie wijzig je niet terwijl je als iemand anders werkt',
    en: 'You can’t change the e-mail address of an organisation while acting as somebody else',
  },
  'slug.taken': {
    nl: '{field} is al in gebruik. Vrij is: {suggestion}',
    en: 'The {field} field is already in use. Free is: {suggestion}',
  },
  'host.taken': {
    nl: '{host} wijst al naar een ander platform',
    en: '{host} already leads to another platform',
  },
  'parent.is_child': {
    nl: '{name} valt zelf onder een platform en kan er geen onder zich hebben',
    en: '{name} belongs to a platform itself and can have none of its own',
  },
  'parent.has_children': {
    nl: 'Dit platform heeft zelf platforms onder zich en kan daarom nergens onder vallen',
    en: 'This platform has platforms of its own, so it can belong to none',
  },
  'parent.self': { nl: 'Een platform kan niet onder zichzelf vallen', en: 'A platform cannot belong to itself' },
  'application.not_empty': {
    nl: 'Dit platform is nog niet leeg: {contents}',
    en: 'This platform is not empty yet: {contents}',
  },
  'map.host': {
    nl: 'Kaarten van {host} staan op deze installatie niet open. Wel die van: {allowed}',
    en: 'Maps of {host} are not open on this installation. Those are: {allowed}',
  },
  'geofence.small': {
    nl: 'Dit gebied is te klein om iets in te vinden',
    en: 'This area is too small to find anything in',
  },
} as const;
