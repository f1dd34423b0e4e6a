export const nl = {
  queued: 'In de wachtrij',
  running: 'Bezig',
  succeeded: 'Gelukt',
  failed: 'Mislukt',
  aborted: 'Afgebroken',
};
