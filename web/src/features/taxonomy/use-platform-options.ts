import { listAllApplications } from '@move/contract/applications/applications.ts';
import { LOOKUP_OPTIONS, useRead } from '../../platform/api/reads.ts';

/** The platforms that the user administers, to choose from. */
export function usePlatformOptions() {
  const { data } = useRead(listAllApplications, {}, LOOKUP_OPTIONS);
  return (data?.applications ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
