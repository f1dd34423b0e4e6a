import type { nl } from './publish-many.nl.ts';

export const en: typeof nl = {
  publish: 'Publish',
  withdraw: 'Back to draft',
  live: {
    title: (n) => `Publish ${n}?`,
    text: 'They appear in the app and on the website. Incomplete ones stay a draft; you will see why.',
    confirm: (n) => `Publish ${n}`,
  },
  concept: {
    title: (n) => `Make ${n} a draft again?`,
    text: 'They are hidden from the app and website. Participants keep access.',
    confirm: (n) => `Make ${n} a draft`,
  },
};
