import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { useRead } from '../../platform/reads.ts';

/** Turns the ids of sports into their names, as a list in words. */
export function useSportNames(): (ids: readonly number[]) => string {
  const sports = useRead(listAllSports, {}, { staleTime: 600_000 }).data?.sports ?? [];
  const nameById = new Map(sports.map(({ id, name }) => [id, name]));
  return (ids) => ids.flatMap((id) => nameById.get(id) ?? []).join(', ');
}
