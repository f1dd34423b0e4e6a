import { permissionAt } from '../bundles/bundle-permission.ts';
import { participantLabels as labels } from './participants.labels.ts';

/** The guard of every call about participants of a session or bundle. */
export const participantGuard = (path: string) =>
  ({ permission: permissionAt(path, 'manage-participants'), scope: 'organization', labels }) as const;
