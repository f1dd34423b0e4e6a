import type { Values } from '../../../screens/edit/form/field-paths.ts';
import type { BookableParams } from '../bookable-scope.ts';

/** The fields that the form of a waiting list has too. */
const FIELDS = ['first_name', 'last_name', 'email', 'date_of_birth', 'gender', 'notes', 'locale'];

let typed: { bookable: BookableParams; person: Values } | null = null;

/** Keeps the person typed for a full session or bundle, for the form of its waiting list that opens next. */
export function keepForWaitlist(bookable: BookableParams, values: Values): void {
  const person = FIELDS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
  typed = { bookable, person: Object.fromEntries(person) };
}

/** Returns the person kept for this session or bundle and forgets it. */
export function takeTypedPerson({ kind, id }: BookableParams): Values | null {
  const found = typed?.bookable.kind === kind && typed.bookable.id === id ? typed.person : null;
  typed = null;
  return found;
}
