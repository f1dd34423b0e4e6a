import type { nl } from './users.nl.ts';

export const en: typeof nl = {
  name: 'Name',
  email: 'E-mail address',
  roles: 'Roles',
  role: 'Role',
  login: 'Login',
  application_id: 'Platform',
  applicationId: 'Platform',
  current_password: 'Your password',
  reason: 'Reason',
  created_at: 'Account since',
  createdOn: 'Account since',
  lastSeenOn: 'Last active',
  last_seen_at: 'Last active',
  closed_at: 'Closed since',
};
