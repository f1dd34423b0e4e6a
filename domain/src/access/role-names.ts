import type { Locale } from '../kit/messages/locale.ts';
import type { Role } from './roles.ts';
import { en } from './texts/role-names.en.ts';
import { nl } from './texts/role-names.nl.ts';

/** The name of a role within a sentence. */
export const roleNames: Readonly<Record<Locale, Readonly<Record<Role, string>>>> = { nl, en };
