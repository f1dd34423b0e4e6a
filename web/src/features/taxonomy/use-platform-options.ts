import { listAllApplications } from '@move/contract/applications/applications.ts';
import { useRead } from '../../platform/api/reads.ts';

/** The platforms that the user administers, to choose from. */
export function usePlatformOptions() {
  const { data } = useRead(listAllApplications, {}, { staleTime: 600_000 });
  return (data?.applications ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
