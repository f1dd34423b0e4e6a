import { toWhom } from './home-parts.ts';
export const nl = {
  title: 'Overzicht',
  greeting: {
    night: (name: string) => `Goedenacht${toWhom(name)}`,
    morning: (name: string) => `Goedemorgen${toWhom(name)}`,
    afternoon: (name: string) => `Goedemiddag${toWhom(name)}`,
    evening: (name: string) => `Goedenavond${toWhom(name)}`,
  },
  first: {
    title: 'Begin met je eerste platform',
    text: 'Een platform heeft een naam, kleuren en domeinen van zichzelf. Organisaties en hun aanbod horen bij een platform.',
    create: 'Nieuw platform',
  },
  goTo: 'Ga naar',
  coming: {
    title: 'Binnenkort',
    none: 'Er staat niets gepland.',
    taken: (taken: string) => `${taken} bezet`,
    takenOf: (taken: string, spots: string) => `${taken} van ${spots}`,
  },
  setup: {
    title: 'Aan de slag',
    text: (done: number, total: number) => `${done} van ${total} stappen gedaan.`,
    done: 'gedaan',
    hide: 'Niet meer tonen (terug te vinden onder Hulp)',
    steps: {
      profile: 'Vul je gegevens aan',
      logo: 'Zet je logo erbij',
      location: 'Voeg een locatie toe',
      rate: 'Stel je tarieven in',
      activity: 'Maak je eerste activiteit',
      session: 'Plan de eerste sessies',
      published: 'Publiceer je activiteit',
      member: 'Nodig een collega of trainer uit',
    },
  },
  week: (week: number) => `week ${week}`,
  noAccess: {
    title: 'Geen toegang',
    text: 'Met dit account mag je hier niets openen. Vraag de beheerder van je organisatie of platform om toegang.',
    as: (email: string) => `Je bent ingelogd als ${email}.`,
    logout: 'Uitloggen',
  },
};
