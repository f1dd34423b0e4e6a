import type { nl } from './privacy.nl.ts';

export const en: typeof nl = {
  'person.erased': 'The data of this person has already been erased',
  'person.gone': 'This person’s data has been erased, so there is nothing to change',
  'person.no_address': 'This person’s e-mail address is not known',
  'person.unreachable': 'These people have no e-mail address, or their data has been erased',
  'person.ahead': 'Cancel this person’s bookings, waiting-list entries and open payments first.',
  'person.confirm': 'Type the name as it is shown above',
  'person.changed': 'This person’s data has changed. Check it again.',
  'account.confirm': 'Type the e-mail address as it is shown above',
  'account.has_roles':
    'This account still belongs to a team or platform. It can be erased once an administrator has removed it there.',
};
