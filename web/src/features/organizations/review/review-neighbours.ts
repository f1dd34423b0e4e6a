/** What stands before and after one of a queue; of one that has left it, the next is the first that waits. */
export function neighbours(
  ids: readonly number[],
  id: number | null,
): { previous: number | null; next: number | null } {
  const at = id === null ? -1 : ids.indexOf(id);
  if (at < 0) return { previous: null, next: ids[0] ?? null };
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
