/** Messages about invites, roles and impersonation. */
export const peopleMessages = {
  'invite.oneself': {
    nl: 'Je kunt jezelf niet uitnodigen. Vraag het een medewerker van het team',
    en: 'You can’t invite yourself. Ask a staff member of the team',
  },
  'team.oneself': {
    nl: 'Je kunt jezelf geen rol met meer rechten geven. Vraag het een medewerker van het team',
    en: 'You can’t give yourself a role with more rights. Ask a staff member of the team',
  },
  'invite.gone': {
    nl: 'Deze uitnodiging is verlopen of ingetrokken. Vraag om een nieuwe',
    en: 'This invitation has expired or was revoked. Ask for a new one',
  },
  'invite.accepted': { nl: 'Deze uitnodiging is al geaccepteerd', en: 'This invitation was already accepted' },
  'role.held': { nl: 'Deze persoon heeft die rol al', en: 'This person already holds that role' },
  'impersonation.superadmin': {
    nl: 'Als superadmin kun je niet als een andere superadmin werken',
    en: 'A superadmin cannot act as another superadmin',
  },
} as const;
