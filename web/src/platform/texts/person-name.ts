import { shownName } from '@move/domain/privacy/erased-person.ts';
import { getLocale } from './locale.ts';

/** First and last name; for an erased person a text that says so, in the language of the screen. */
export const fullName = (person: { first_name: string; last_name: string }): string => shownName(person, getLocale());
