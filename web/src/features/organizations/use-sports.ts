import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { LOOKUP_OPTIONS, useRead } from '../../platform/api/reads.ts';

/** All sports, and a function that names the sports with these ids. */
export function useSports() {
  const sports = useRead(listAllSports, {}, LOOKUP_OPTIONS).data?.sports ?? [];
  const nameById = new Map(sports.map(({ id, name }) => [id, name]));
  return { sports, namesOf: (ids: readonly number[]) => ids.flatMap((id) => nameById.get(id) ?? []).join(', ') };
}
