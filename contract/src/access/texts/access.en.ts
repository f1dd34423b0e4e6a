import type { nl } from './access.nl.ts';

export const en: typeof nl = {
  email: 'E-mail address',
  password: 'Password',
  password_confirmation: 'Repeat the password',
  current_password: 'Current password',
  token: 'Link',
  first_name: 'First name',
  last_name: 'Last name',
  avatar: 'Profile picture',
  locale: 'Language',
  abilities: 'Abilities',
};
