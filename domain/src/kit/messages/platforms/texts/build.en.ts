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
  'build.phase.check': 'Checking',
  'build.phase.icons': 'Making icons',
  'build.phase.texts': 'Writing texts',
  'build.phase.package': 'Packaging',
  'build.phase.store': 'Storing',
};
