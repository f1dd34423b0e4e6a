import { defineMessages } from '../../platform/texts/messages.ts';

/** A user who was appointed from the command line has no name yet. */
const toWhom = (name: string) => (name === '' ? '' : `, ${name}`);

const nl = {
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

const en: typeof nl = {
  title: 'Overview',
  greeting: {
    night: (name) => `Good night${toWhom(name)}`,
    morning: (name) => `Good morning${toWhom(name)}`,
    afternoon: (name) => `Good afternoon${toWhom(name)}`,
    evening: (name) => `Good evening${toWhom(name)}`,
  },
  first: {
    title: 'Begin with your first platform',
    text: 'A platform has a name, colours and domains of its own. Organisations and their offers belong to a platform.',
    create: 'New platform',
  },
  goTo: 'Go to',
  coming: {
    title: 'Coming up',
    none: 'Nothing is planned.',
    taken: (taken) => `${taken} taken`,
    takenOf: (taken, spots) => `${taken} of ${spots}`,
  },
  setup: {
    title: 'Getting started',
    text: (done, total) => `${done} of ${total} steps done.`,
    done: 'done',
    hide: 'Don’t show again (you will find it under Help)',
    steps: {
      profile: 'Complete your details',
      logo: 'Add your logo',
      location: 'Add a location',
      rate: 'Set your rates',
      activity: 'Make your first activity',
      session: 'Plan the first sessions',
      published: 'Publish your activity',
      member: 'Invite a colleague or trainer',
    },
  },
  week: (week) => `week ${week}`,
  noAccess: {
    title: 'No access',
    text: 'This account may not open anything here. Ask the administrator of your organisation or platform for access.',
    as: (email: string) => `You are logged in as ${email}.`,
    logout: 'Log out',
  },
};

export const homeMessages = defineMessages({ nl, en });
