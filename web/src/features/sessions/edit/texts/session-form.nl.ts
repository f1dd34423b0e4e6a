import { plural, sessionsNl } from '../../../../platform/texts/counted.ts';

export const nl = {
  sections: {
    when: { title: 'Wanneer', text: 'Tijden gelden op de plek zelf, ook als de klok verzet wordt.' },
    repeat: {
      title: 'Herhaling',
      text: 'Je ziet elke datum voordat je opslaat. Vrije dagen slaan we over, tenzij je anders kiest.',
    },
    spots: {
      title: 'Plekken en plaats',
      text: 'Tarief en locatie komen van de activiteit, tenzij je hier iets anders kiest.',
    },
    window: { title: 'Inschrijven', text: 'Leeg is zoals bij de activiteit.' },
  },
  hints: { spots: 'Leeg is onbeperkt, 0 is gesloten', window: 'Vóór de start' },
  ending: {
    title: 'Je wijzigingen zijn niet opgeslagen',
    text: {
      cancel: 'Een afgelaste sessie kun je niet meer wijzigen: wat je invulde, gaat dan verloren.',
      remove: 'Verwijder je de sessie, dan gaat wat je invulde verloren.',
    },
    confirm: { cancel: 'Toch afgelasten', remove: 'Toch verwijderen' },
    stay: 'Verder bewerken',
  },
  repeats: 'Deze sessie herhalen',
  noPrice: 'nog niet gekozen',
  inheritedRate: (rate: string) => `Tarief van de activiteit (${rate})`,
  inheritedPlace: (place: string) => `Locatie van de activiteit (${place})`,
  noPlace: 'geen',
  free: 'Gratis',
  windowOf: (day: string) => `Sessie van ${day}:`,
  plan: (count: number, skipped: number) =>
    `${sessionsNl(count)} plannen${skipped > 0 ? `, ${skipped} overslaan` : ''}`,
  planned: (count: number) => `${sessionsNl(count)} gepland`,
  scope: {
    question: 'Wat wil je aanpassen?',
    removeQuestion: 'Wat wil je verwijderen?',
    this: 'Alleen deze sessie',
    following: 'Deze en alle volgende sessies',
    counts: (sessions: number, taken: number) =>
      `${sessionsNl(sessions)}, ${plural(taken, 'bezette plek', 'bezette plekken')}`,
  },
};
