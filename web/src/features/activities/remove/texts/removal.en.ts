import type { nl } from './removal.nl.ts';

export const en: typeof nl = {
  removing: {
    title: (name) => `Remove ${name}?`,
    text: (people, sessions) =>
      `There are still ${people === 1 ? '1 participant' : `${people} participants`} in ${sessions === 1 ? '1 session' : `${sessions} sessions`}. They will lose their spots.`,
    waiting: (people) =>
      people === 1
        ? '1 person on the waiting list is removed from it and notified.'
        : `${people} people on the waiting list are removed from it and notified.`,
    final: 'This cannot be undone.',
    confirmAlone: 'Remove',
    done: (name) => `${name} has been removed.`,
  },
  canceling: {
    title: (name) => `Cancel ${name}?`,
    text: (sessions) =>
      sessions === 0
        ? 'The activity is removed from what you offer.'
        : `${sessions === 1 ? 'The upcoming session is' : `The ${sessions} upcoming sessions are`} cancelled, and the activity is removed.`,
    confirm: 'Cancel activity',
    keep: 'Don’t cancel',
    done: (name) => `${name} has been cancelled.`,
  },
};
