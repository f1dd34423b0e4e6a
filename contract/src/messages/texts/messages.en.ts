import type { nl } from './messages.nl.ts';

export const en: typeof nl = {
  subject: 'Subject',
  body: 'Message',
  session_ids: 'Sessions',
  participant_ids: 'Participants',
  include_participants: 'To the participants',
  include_waitlist: 'To the waiting list',
  include_signed_out: 'To people who signed out',
  recipients: 'Recipients',
};
