export const nl = {
  notification: {
    draft: 'Concept',
    scheduled: 'Ingepland',
    sending: 'Wordt verstuurd',
    sent: 'Verstuurd',
    failed: 'Mislukt',
    stopped: 'Gestopt',
  },
  delivery: { queued: 'Wacht', sending: 'Bezig', sent: 'Verstuurd', failed: 'Mislukt', skipped: 'Overgeslagen' },
};
