import type { nl } from './build-looks.nl.ts';

export const en: typeof nl = {
  queued: 'Queued',
  running: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
  aborted: 'Aborted',
};
