/** Messages about app builds, of the server only; those of the forms are in store-messages.ts. */
export const buildMessages = {
  'build.missing': { nl: 'Ontbreekt nog', en: 'Still missing' },
  'build.version_lower': {
    nl: 'Lager dan {version}, die al is gebouwd',
    en: 'Lower than {version}, which was built already',
  },
  'build.code_rises': {
    nl: 'Moet hoger zijn dan {code}, dat al is gebouwd',
    en: 'Must be higher than {code}, which was built already',
  },
  'build.active': {
    nl: 'Er loopt al een build: wacht tot die klaar is, of stop hem',
    en: 'A build is in progress already: wait until it ends, or stop it',
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
