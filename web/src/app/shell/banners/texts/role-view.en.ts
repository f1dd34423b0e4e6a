import type { nl } from './role-view.nl.ts';

export const en: typeof nl = {
  roles: { admin: 'Administrator', organization: 'Staff', trainer: 'Trainer' },
  region: 'Viewing as a role',
  as: (role, place) => `You are viewing Move as ${role.toLowerCase()} of ${place}.`,
  readOnly: 'You can’t change anything.',
  stop: 'Stop viewing',
};
