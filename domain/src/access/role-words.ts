import type { Locale } from '../kit/messages/locale.ts';
import type { Role } from './roles.ts';

/** The name of a role within a sentence. */
export const roleWords: Readonly<Record<Locale, Readonly<Record<Role, string>>>> = {
  nl: { superadmin: 'superadmin', admin: 'beheerder', organization: 'medewerker', trainer: 'trainer' },
  en: { superadmin: 'superadmin', admin: 'administrator', organization: 'staff member', trainer: 'trainer' },
};
