import { en as access } from './access.en.ts';
import type { nl } from './new-password.nl.ts';

export const en: typeof nl = { ...access, password: 'New password', password_confirmation: 'Repeat the new password' };
