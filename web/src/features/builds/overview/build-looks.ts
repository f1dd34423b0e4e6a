import type { BuildStatus } from '@move/domain/builds/build.ts';
import type { StatusLook } from '../../../ui/marks/statuses.ts';

/** Looks of the statuses of builds: here, since no other screen shows them. */
export const BUILD_LOOKS: Readonly<Record<BuildStatus, StatusLook>> = {
  queued: ['neutral', 'ring', { nl: 'In de wachtrij', en: 'Queued' }],
  running: ['info', 'half', { nl: 'Bezig', en: 'Running' }],
  succeeded: ['success', 'check', { nl: 'Gelukt', en: 'Succeeded' }, true],
  failed: ['danger', 'cross', { nl: 'Mislukt', en: 'Failed' }],
  aborted: ['neutral', 'slash', { nl: 'Afgebroken', en: 'Aborted' }],
};
