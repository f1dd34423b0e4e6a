/** Messages about app builds and what the stores accept. */
export const buildMessages = {
  'build.missing': { nl: 'Ontbreekt nog', en: 'Still missing' },
  'build.package_name': {
    nl: '{field} bestaat uit twee of meer delen met punten ertussen, zoals nl.waterstad.sport',
    en: 'The {field} field has two or more parts with dots between, like nl.waterstad.sport',
  },
  'build.reserved_word': {
    nl: '“{word}” mag niet in {field} staan: het is een woord van Java',
    en: '“{word}” can’t be in the {field} field: it is a word of Java',
  },
  'build.bundle_id': {
    nl: '{field} heeft letters, cijfers, streepjes en punten, zoals nl.waterstad.sport',
    en: 'The {field} field has letters, digits, dashes and dots, like nl.waterstad.sport',
  },
  'build.version': {
    nl: '{field} bestaat uit één tot drie getallen, zoals 2.8.1',
    en: 'The {field} field has one to three numbers, like 2.8.1',
  },
  'build.version_lower': {
    nl: 'Lager dan {version}, die al is gebouwd',
    en: 'Lower than {version}, which was built already',
  },
  'build.code_rises': {
    nl: 'Moet hoger zijn dan {code}, dat al is gebouwd',
    en: 'Must be higher than {code}, which was built already',
  },
  'build.fingerprint': {
    nl: '{field} is een SHA-256: 32 paren van cijfers en A tot F, met dubbele punten ertussen',
    en: 'The {field} field is a SHA-256: 32 pairs of digits and A to F, with colons between',
  },
  'build.apple_id': {
    nl: '{field} heeft tien hoofdletters en cijfers',
    en: 'The {field} field has ten capitals and digits',
  },
  'build.private_key': {
    nl: 'Plak het hele .p8-bestand van Apple, met de eerste en de laatste regel',
    en: 'Paste the whole .p8 file of Apple, with its first and last line',
  },
  'build.keywords': {
    nl: 'Samen mogen zoekwoorden {max} tekens hebben, komma’s meegeteld; dit zijn er {length}',
    en: 'Together keywords may have {max} characters, commas included; these have {length}',
  },
  'build.url_scheme': {
    nl: '{field} begint met een kleine letter en heeft alleen kleine letters, cijfers, punten, plussen en streepjes',
    en: 'The {field} field begins with a lower-case letter and has only those, digits, dots, pluses and dashes',
  },
  'build.https': { nl: '{field} moet met https:// beginnen', en: 'The {field} field must begin with https://' },
  'build.active': {
    nl: 'Er loopt al een build voor {platform}',
    en: 'A build for {platform} is in progress already',
  },
  'build.finished': { nl: 'Deze build is al klaar', en: 'This build has ended already' },
  'build.no_bundle': { nl: 'Deze build heeft geen pakket', en: 'This build has no bundle' },
  'build.runner_lost': {
    nl: 'De bouwserver reageert niet meer',
    en: 'Runner lost: it stopped responding',
  },
  'build.fault': {
    nl: 'Er ging iets mis bij het bouwen. Het logboek zegt meer.',
    en: 'Something went wrong while building. The log says more.',
  },
  'build.refused_by_runner': {
    nl: 'De bouwserver nam de build niet aan ({status})',
    en: 'The runner did not take the build ({status})',
  },
  'build.aborted': { nl: 'Afgebroken', en: 'Aborted' },
  'build.done': { nl: 'Pakket staat klaar', en: 'The bundle is ready' },
  'build.done_remote': { nl: 'Klaar bij de bouwserver', en: 'Done by the runner' },
  'build.queued': { nl: 'Wacht op de bouwserver', en: 'Waiting for the runner' },
  'build.phase.check': { nl: 'Controleren', en: 'Checking' },
  'build.phase.icons': { nl: 'Pictogrammen maken', en: 'Making icons' },
  'build.phase.texts': { nl: 'Teksten schrijven', en: 'Writing texts' },
  'build.phase.package': { nl: 'Samenstellen', en: 'Packaging' },
  'build.phase.store': { nl: 'Klaarzetten', en: 'Storing' },
} as const;
