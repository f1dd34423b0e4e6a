export const nl = {
  title: 'Agenda',
  plan: 'Sessie plannen',
  print: 'Afdrukken',
  filters: { location: 'Locatie', trainer: 'Trainer', activity: 'Activiteit' },
  markedBy: {
    location: 'Kleur naar locatie',
    trainer: 'Kleur naar trainer',
    activity: 'Kleur naar activiteit',
  },
  overlapping: (count: number) => `Alleen met overlap (${count})`,
  choose: {
    title: 'Sessie plannen',
    slot: (day: string, times: string) => `${day}, ${times}`,
    activity: 'Activiteit',
    none: 'Er is nog geen activiteit met sessies. Maak er eerst een.',
    go: 'Verder',
  },
};
