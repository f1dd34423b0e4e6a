import { defineMessages } from '../../platform/messages.ts';

const nl = {
  greeting: {
    night: (name: string) => `Goedenacht, ${name}`,
    morning: (name: string) => `Goedemorgen, ${name}`,
    afternoon: (name: string) => `Goedemiddag, ${name}`,
    evening: (name: string) => `Goedenavond, ${name}`,
  },
  goTo: 'Ga naar',
  setup: {
    title: 'Aan de slag',
    text: (done: number, total: number) => `${done} van ${total} stappen gedaan.`,
    done: 'gedaan',
  },
  week: (week: number) => `week ${week}`,
  noAccess: {
    title: 'Geen toegang',
    text: 'Met dit account mag je hier niets openen. Vraag de beheerder van je organisatie of platform om toegang.',
    logout: 'Uitloggen',
  },
};

const en: typeof nl = {
  greeting: {
    night: (name) => `Good night, ${name}`,
    morning: (name) => `Good morning, ${name}`,
    afternoon: (name) => `Good afternoon, ${name}`,
    evening: (name) => `Good evening, ${name}`,
  },
  goTo: 'Go to',
  setup: { title: 'Getting started', text: (done, total) => `${done} of ${total} steps done.`, done: 'done' },
  week: (week) => `week ${week}`,
  noAccess: {
    title: 'No access',
    text: 'This account may not open anything here. Ask the administrator of your organisation or platform for access.',
    logout: 'Log out',
  },
};

export const homeMessages = defineMessages(nl, en);
