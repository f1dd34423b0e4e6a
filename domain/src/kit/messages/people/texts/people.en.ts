import type { nl } from './people.nl.ts';

export const en: typeof nl = {
  'invite.oneself': 'You can’t invite yourself. Ask a staff member of the team',
  'team.oneself': 'You can’t give yourself a role with more rights. Ask a staff member of the team',
  'invite.gone': 'This invitation has expired or was revoked. Ask for a new one',
  'invite.accepted': 'This invitation was already accepted',
  'role.held': 'This person already has that role',
  'impersonation.superadmin': 'A superadmin cannot act as another superadmin',
};
