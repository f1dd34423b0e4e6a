import { labels } from '../kit/labels.ts';

export const messageLabels = labels(
  {
    subject: 'Onderwerp',
    body: 'Bericht',
    participant_ids: 'Deelnemers',
    include_participants: 'Aan de deelnemers',
    include_waitlist: 'Aan de wachtlijst',
    recipients: 'Ontvangers',
  },
  {
    subject: 'Subject',
    body: 'Message',
    participant_ids: 'Participants',
    include_participants: 'To the participants',
    include_waitlist: 'To the waiting list',
    recipients: 'Recipients',
  },
);
