export const nl = {
  subject: 'Onderwerp',
  body: 'Bericht',
  session_ids: 'Sessies',
  participant_ids: 'Deelnemers',
  include_participants: 'Aan de deelnemers',
  include_waitlist: 'Aan de wachtlijst',
  include_signed_out: 'Aan wie zich heeft afgemeld',
  recipients: 'Ontvangers',
};
