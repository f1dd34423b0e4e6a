export const nl = {
  notification: {
    draft: 'Concept',
    scheduled: 'Ingepland',
    sending: 'Wordt verstuurd',
    quiet: 'Wacht: stille uren',
    sent: 'Verstuurd',
    failed: 'Mislukt',
    stopped: 'Gestopt',
  },
  delivery: {
    queued: 'In de wachtrij',
    sending: 'Wordt verstuurd',
    sent: 'Verstuurd',
    failed: 'Mislukt',
    skipped: 'Overgeslagen',
  },
};
