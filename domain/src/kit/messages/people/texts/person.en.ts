import type { nl } from './person.nl.ts';

export const en: typeof nl = {
  // said by the server only
  'person.erased': 'The data of this person has already been erased',
  'person.gone': 'This person’s data has been erased, so there is nothing to change',
  'person.no_address': 'This person’s e-mail address is not known',
  'person.unreachable': 'These people have no e-mail address, or their data has been erased',
  'person.ahead': 'Cancel this person’s bookings, waiting-list entries and open payments first.',
  'person.confirm': 'Type the name as it is shown above',
  'person.changed': 'This person’s data has changed. Check it again.',
  'profile.code': 'This code is wrong or no longer works. Ask for a new one',
};
