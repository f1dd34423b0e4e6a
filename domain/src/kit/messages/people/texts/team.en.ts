import type { nl } from './team.nl.ts';

export const en: typeof nl = {
  'invite.oneself': 'You can’t invite yourself. Ask a staff member of the team',
  'invite.gone': 'This invitation has expired or was revoked. Ask for a new one',
  'invite.accepted': 'This invitation was already accepted',
  'team.oneself': 'You can’t give yourself a role with more rights. Ask a staff member of the team',
  'role.held': 'This person already has that role',
  'impersonation.superadmin': 'A superadmin cannot act as another superadmin',
  'contacts.roles': 'Choose at least one role for every contact',
  // said by the server only
  'invite.open': 'An invitation to this address is already on its way',
  'invite.member': 'This address is already in the team',
  'invite.role': 'You can only give a role that you hold yourself',
  'invite.account': 'This address already has an account. Log in to accept the invitation',
  'invite.other': 'This invitation is for a different address than the one you are logged in with',
  'contact.member': 'This person is in the team: they edit their own name, and you remove them under Team',
  'team.last': 'A team needs at least one staff member. Make someone else staff first',
  'superadmin.last': 'This is the last superadmin. Appoint another one first',
  'role.fixed': 'A superadmin can always do everything; there is nothing to change',
  'impersonation.refused': 'This isn’t possible while you are acting as someone else',
};
