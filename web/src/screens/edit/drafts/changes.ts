import type { Values } from '../form/field-paths.ts';

export type Change = { name: string; before: unknown; after: unknown };

/** Whether two values are equal to a user: null, undefined, '' and an empty list count as the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(normalized(one)) === JSON.stringify(normalized(other));
}

/** The top-level fields that differ, in the order of the form's values. */
export function changesBetween(before: Values, after: Values): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }));
}

/** The changed fields only, for a PATCH. */
export function changedValues(before: Values, after: Values): Values {
  return Object.fromEntries(changesBetween(before, after).map(({ name, after: value }) => [name, value]));
}

/** A field that another user changed since the form was loaded. */
export type Difference = { name: string; base: unknown; mine: unknown; theirs: unknown; isConflict: boolean };

/**
 * Finds what another user changed since the form was loaded. Only a field that both changed to different values is a conflict and
 * needs a choice; the others are merged automatically.
 */
export function differences({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Values>): Difference[] {
  return changesBetween(base, theirs).map(({ name }) => ({
    name,
    base: base[name],
    mine: mine[name],
    theirs: theirs[name],
    isConflict: !isSame(mine[name], base[name]) && !isSame(mine[name], theirs[name]),
  }));
}

export type Side = 'mine' | 'theirs';

/** The other user's record with this user's changes. In a conflict this user's value is kept, unless `choices` has 'theirs'. */
export function merged(
  sides: Record<'base' | 'mine' | 'theirs', Values>,
  choices: Readonly<Record<string, Side>> = {},
): Values {
  const mineChanged = changesBetween(sides.base, sides.mine).filter(({ name }) => choices[name] !== 'theirs');
  return { ...sides.theirs, ...Object.fromEntries(mineChanged.map(({ name, after }) => [name, after])) };
}

function normalized(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalized);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, child]): [string, unknown] => [key, normalized(child)])
    .filter(([, child]) => child !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
