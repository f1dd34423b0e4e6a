/** The set with `key` added, or removed when the set had it. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Whether none, some or all rows of this page are chosen; rows of other pages don't count. */
export function pageState(selected: ReadonlySet<string>, keys: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = keys.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}

/** Chooses all rows of this page, or none when all were chosen. */
export function togglePage(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const page = new Set(keys);
  if (pageState(selected, keys) === 'all') return new Set([...selected].filter((key) => !page.has(key)));
  return new Set([...selected, ...keys]);
}

/** Shift-click: all rows between two clicks get the state of the row clicked last. */
export function withRange(selected: ReadonlySet<string>, keys: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}
