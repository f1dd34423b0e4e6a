export const nl = {
  subject: 'Onderwerp',
  body: 'Bericht',
  session_ids: 'Sessies',
  participant_ids: 'Deelnemers',
  include_participants: 'Aan de deelnemers',
  include_waitlist: 'Aan de wachtlijst',
  recipients: 'Ontvangers',
};
