import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { LOOKUP_OPTIONS, useRead } from '../../../platform/api/reads.ts';

export function useSportOptions() {
  const sports = useRead(listAllSports, {}, LOOKUP_OPTIONS).data?.sports ?? [];
  return sports.map(({ id, name }) => ({ value: id, label: name }));
}
