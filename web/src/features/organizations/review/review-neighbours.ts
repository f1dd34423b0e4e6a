/** The neighbours of an organisation in the queue; for an organisation that left it, the next is the first of the queue. */
export function neighbours(
  ids: readonly number[],
  id: number | null,
): { previous: number | null; next: number | null } {
  const at = id === null ? -1 : ids.indexOf(id);
  if (at < 0) return { previous: null, next: ids[0] ?? null };
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
}
