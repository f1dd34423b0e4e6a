import type { Locale } from '../kit/messages/locale.ts';
import type { Role } from './roles.ts';
import { en } from './texts/role-words.en.ts';
import { nl } from './texts/role-words.nl.ts';

/** The name of a role within a sentence. */
export const roleWords: Readonly<Record<Locale, Readonly<Record<Role, string>>>> = { nl, en };
