import type { nl } from './team.nl.ts';

export const en: typeof nl = {
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail address',
  role: 'Role',
  status: 'Status',
  invited_at: 'Invited',
  accepted_at: 'Member since',
  password: 'Password',
  password_confirmation: 'Repeat the password',
  token: 'Link',
};
