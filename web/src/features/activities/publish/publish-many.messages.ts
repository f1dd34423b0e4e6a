import { defineMessages } from '../../../platform/texts/messages.ts';

// separate: the lists of activities and of products load them, and no other texts
const nl = {
  publish: 'Publiceren',
  withdraw: 'Terug naar concept',
  live: {
    title: (n: number) => `${n} publiceren?`,
    text: 'Ze staan daarna in app en website. Waar nog iets aan ontbreekt blijft een concept, met de reden erbij.',
    confirm: (n: number) => `${n} publiceren`,
  },
  concept: {
    title: (n: number) => `Van ${n} weer een concept maken?`,
    text: 'Ze verdwijnen uit app en website. Wie al is ingeschreven houdt toegang.',
    confirm: (n: number) => `${n} terug naar concept`,
  },
};

const en: typeof nl = {
  publish: 'Publish',
  withdraw: 'Back to draft',
  live: {
    title: (n) => `Publish ${n}?`,
    text: 'They then show in app and website. What still lacks something stays a draft, with the reason.',
    confirm: (n) => `Publish ${n}`,
  },
  concept: {
    title: (n) => `Make ${n} a draft again?`,
    text: 'They leave app and website. Whoever has signed up keeps access.',
    confirm: (n) => `Make ${n} a draft`,
  },
};

export const publishManyMessages = defineMessages({ nl, en });
