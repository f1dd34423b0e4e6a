import { listAllActivities } from '@move/contract/activities/activities.ts';
import { api } from '../../platform/api/api.ts';

/** The activities of an organisation, in a file that a list loads when its filter is opened. */
export const readActivities = (organizationId: number, signal: AbortSignal) =>
  api(listAllActivities, { params: { organizationId } }, { signal });
