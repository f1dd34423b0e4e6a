import type { nl } from './account.nl.ts';

export const en: typeof nl = {
  'message.filled': 'With the names and dates filled in, this is longer than {max} characters. Use fewer fields',
  'message.nobody': 'This message has no recipients',
  'notification.past': 'This time has passed. Choose a later one, or send now',
  'notification.nobody': 'This audience has no recipients',
  'notification.sent': 'This notification is being sent or has been sent',
  'notification.not_under_way': 'This notification isn’t scheduled and isn’t being sent',
  'notification.sending': 'This notification is being sent. Stop the sending first',
  'notification.no_push': 'Sending to apps isn’t set up on this installation. Ask the operator',
  'notification.many':
    'An organisation can send {count} notifications a day, scheduled ones included. Choose another day',
  'notification.choose_organization': 'Choose the organisation you send this for',
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
  'view.read_only': 'You are viewing the product as another role, so nothing can be changed',
};
