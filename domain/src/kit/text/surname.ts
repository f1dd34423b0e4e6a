import { fold } from './fold.ts';

/**
 * The prefixes at the start of a folded surname: a surname that is only a prefix stays. The order of names is
 * docs/rules/wording.md#order-of-names. A surname can match in one way only, so that none makes the expression slow.
 */
const prefixes =
  /^(?:(?:aan|af|auf|bij|da|das|de|del|della|den|der|des|di|do|dos|du|el|het|im|in|la|las|le|les|lo|los|onder|op|over|'s|'t|te|ten|ter|tho|thoe|to|toe|tot|uijt|uit|unter|van|vande|vanden|vander|ver|von|vom|voor|vor|zu|zum|zur)[ ]+|[dl]'[ ]*)+(?=[^ ])/;

/** The same expression for PostgreSQL. */
export const SURNAME_PREFIXES = prefixes.source;

/** The surname as sorted: “van den Berg” under B. */
export function surnameSortKey(lastName: string): string {
  return fold(lastName.replaceAll('’', "'")).replace(prefixes, '');
}
