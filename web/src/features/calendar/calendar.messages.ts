import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
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

const en: typeof nl = {
  title: 'Calendar',
  plan: 'Plan a session',
  print: 'Print',
  filters: { location: 'Location', trainer: 'Trainer', activity: 'Activity' },
  markedBy: { location: 'Colour by location', trainer: 'Colour by trainer', activity: 'Colour by activity' },
  overlapping: (count) => `Only overlapping (${count})`,
  choose: {
    title: 'Plan a session',
    slot: (day, times) => `${day}, ${times}`,
    activity: 'Activity',
    none: 'There is no activity with sessions yet. Make one first.',
    go: 'Continue',
  },
};

export const calendarScreenMessages = defineMessages({ nl, en });
