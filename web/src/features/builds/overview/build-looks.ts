import type { BuildStatus } from '@move/domain/builds/build.ts';
import type { StatusLook } from '../../../ui/marks/statuses.ts';

/** Statuses of builds: here, since no other screen shows them. */
export const BUILD_LOOKS: Readonly<Record<BuildStatus, StatusLook>> = {
  queued: ['neutral', 'ring', 'In de wachtrij', 'Queued'],
  running: ['info', 'half', 'Bezig', 'Running'],
  succeeded: ['success', 'check', 'Gelukt', 'Succeeded', true],
  failed: ['danger', 'cross', 'Mislukt', 'Failed'],
  aborted: ['neutral', 'slash', 'Afgebroken', 'Aborted'],
};
