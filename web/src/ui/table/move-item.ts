/** The list with the item at `from` taken out and put back at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
