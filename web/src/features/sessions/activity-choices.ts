import { listAllActivities } from '@move/contract/activities/activities.ts';
import { api } from '../../platform/api/api.ts';

/** The activities of an organisation. In a file of its own: a list loads it only when the filter is opened. */
export const readActivities = (organizationId: number, signal: AbortSignal) =>
  api(listAllActivities, { params: { organizationId } }, { signal });
