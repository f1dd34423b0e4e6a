export const nl = {
  'invite.oneself': 'Je kunt jezelf niet uitnodigen. Vraag het een medewerker van het team',
  'team.oneself': 'Je kunt jezelf geen rol met meer rechten geven. Vraag het een medewerker van het team',
  'invite.gone': 'Deze uitnodiging is verlopen of ingetrokken. Vraag om een nieuwe',
  'invite.accepted': 'Deze uitnodiging is al geaccepteerd',
  'role.held': 'Deze persoon heeft die rol al',
  'impersonation.superadmin': 'Als superadmin kun je niet als een andere superadmin werken',
};
