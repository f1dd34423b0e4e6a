import { fold } from './fold.ts';

const PREFIXES =
  "aan|af|auf|bij|d'|da|das|de|del|della|den|der|des|di|do|dos|du|el|het|im|in|l'|la|las|le|les|lo|los|" +
  "onder|op|over|'s|'t|te|ten|ter|tho|thoe|to|toe|tot|uijt|uit|unter|van|vande|vanden|vander|ver|von|vom|voor|vor|zu|zum|zur";

/**
 * The prefixes at the head of a folded surname, as a regular expression of JavaScript and of PostgreSQL: a surname that is only
 * a prefix stays. The order of names is docs/rules/wording.md#order-of-names.
 */
export const SURNAME_PREFIXES = `^((${PREFIXES})[ ]+|(d|l)'[ ]*)+(?=.)`;

const prefixes = new RegExp(SURNAME_PREFIXES);

/** The surname as it is sorted: “van den Berg” under B. */
export function sortedSurname(lastName: string): string {
  return fold(lastName.replaceAll('’', "'")).replace(prefixes, '');
}
