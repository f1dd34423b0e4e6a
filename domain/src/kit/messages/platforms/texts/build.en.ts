import type { nl } from './build.nl.ts';

export const en: typeof nl = {
  // said by the server only
  'build.missing': 'Still missing',
  'build.version_lower': 'Lower than {version}, which has already been built',
  'build.code_rises': 'Must be higher than {code}, which has already been built',
  'build.active': 'A build is already in progress: wait until it ends, or stop it',
  'build.finished': 'This build has already ended',
  'build.no_bundle': 'This build has no bundle',
  'build.runner_lost': 'Runner lost: it stopped responding',
  'build.fault': 'Something went wrong while building. The log says more.',
  'build.refused_by_runner': 'The runner refused the build ({status})',
  'build.aborted': 'Aborted',
  'build.done': 'The bundle is ready',
  'build.done_remote': 'Done by the runner',
  'build.queued': 'Waiting for the runner',
  'build.log.begun': '{name}: version {version}',
  'build.log.checked': 'Configuration checked: {count} fields filled in',
  'build.log.icons': 'Icon of 1024 × 1024 px turned into {count} files',
  'build.log.contrast_light':
    'The text is hard to read: {color} (light) has a contrast of {ratio} : 1, and it needs at least 4.5 : 1',
  'build.log.contrast_dark':
    'The text is hard to read: {color} (dark) has a contrast of {ratio} : 1, and it needs at least 4.5 : 1',
  'build.log.texts': 'Texts, colours and store listings written: {count} files',
  'build.log.packed': 'Bundle packed: {count} files, {kilobytes} kB',
  'build.log.stored': 'SHA-256 {sha256}',
  'build.log.error': 'Error: {text}',
  'build.log.handed_over': 'Handed over to the runner at {host}',
  'build.phase.check': 'Checking',
  'build.phase.icons': 'Making icons',
  'build.phase.texts': 'Writing texts',
  'build.phase.package': 'Packaging',
  'build.phase.store': 'Storing',
};
