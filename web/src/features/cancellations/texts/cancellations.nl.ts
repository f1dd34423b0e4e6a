export const nl = {
  title: 'Afgelast',
  titleOf: (activity: string) => `Afgelast: ${activity}`,
  search: 'Naam of e-mailadres',
  searchActivity: 'Activiteit',
  kinds: {
    sessions: (count: number) => (count === 1 ? 'Sessie' : `${count} sessies`),
    bundle: () => 'Bundel',
    activity: () => 'Hele activiteit',
    left_bundle: () => 'Sessie uit bundel',
  },
  by: (name: string) => `door ${name}`,
  people: (count: number) => (count === 1 ? '1 deelnemer' : `${count} deelnemers`),
  back: (amount: string) => `${amount} terug te geven`,
  failed: (count: number) => `${count} mislukt`,
  pending: (count: number) => `${count} onderweg`,
  toHandOver: (count: number) => `${count} × contant terug te geven`,
  elsewhere: (amount: string) => `${amount} zelf terugbetalen (pin of elders)`,
  ready: 'Klaar',
  /** Shown instead of an amount that was paid through another platform. */
  hidden: 'Via ander platform',
  unpaid: 'Niet betaald',
  views: {
    failed: 'Mislukt',
    pending: 'Onderweg',
    toHandOver: 'Contant terug te geven',
    elsewhere: 'Zelf terugbetalen',
  },
  open: 'Bekijken',
  order: 'Bestelling openen',
  retry: 'Opnieuw versturen',
  retried: 'De terugbetaling wordt opnieuw verstuurd',
  retryAll: {
    action: (count: number) =>
      count === 1 ? 'Mislukte terugbetaling opnieuw sturen' : `${count} mislukte terugbetalingen opnieuw sturen`,
    done: (count: number) =>
      count === 1 ? '1 terugbetaling wordt opnieuw verstuurd' : `${count} terugbetalingen worden opnieuw verstuurd`,
  },
  settle: 'Anders terugbetaald…',
  handOver: 'Contant teruggegeven',
  empty: {
    title: 'Niets afgelast',
    text: 'Gaat een sessie met deelnemers niet door, dan zie je hier per persoon of het geld terug is.',
  },
  emptyPeople: { title: 'Geen deelnemers', text: 'Hier zie je de deelnemers en hun terugbetaling.' },
};
