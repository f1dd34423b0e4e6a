import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { useRead } from '../../../platform/api/reads.ts';

/** Sports to choose from, the highlighted ones first. */
export function useSportOptions() {
  const sports = useRead(listAllSports, {}, { staleTime: 600_000 }).data?.sports ?? [];
  return sports.map(({ id, name }) => ({ value: id, label: name }));
}
