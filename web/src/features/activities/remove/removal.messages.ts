import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  removing: {
    title: (name: string) => `${name} verwijderen?`,
    text: (people: number, sessions: number) =>
      `Er staan nog ${people === 1 ? '1 deelnemer' : `${people} deelnemers`} in ${sessions === 1 ? '1 sessie' : `${sessions} sessies`}. Zij kunnen niet meer komen.`,
    waiting: (people: number) =>
      people === 1
        ? '1 wachtende verliest de plek op de wachtlijst en krijgt bericht.'
        : `${people} wachtenden verliezen hun plek op de wachtlijst en krijgen bericht.`,
    final: 'Dit kan niet worden teruggedraaid.',
    confirmAlone: 'Verwijderen',
    done: (name: string) => `${name} is verwijderd.`,
  },
  canceling: {
    title: (name: string) => `${name} afgelasten?`,
    text: (sessions: number) =>
      sessions === 0
        ? 'De activiteit verdwijnt uit je aanbod.'
        : `${sessions === 1 ? 'De komende sessie gaat' : `De ${sessions} komende sessies gaan`} niet door en de activiteit verdwijnt uit je aanbod.`,
    confirm: 'Activiteit afgelasten',
    keep: 'Toch niet',
    done: (name: string) => `${name} is afgelast.`,
  },
};

const en: typeof nl = {
  removing: {
    title: (name) => `Remove ${name}?`,
    text: (people, sessions) =>
      `There are still ${people === 1 ? '1 participant' : `${people} participants`} in ${sessions === 1 ? '1 session' : `${sessions} sessions`}. They can no longer come.`,
    waiting: (people) =>
      people === 1
        ? '1 person who waits loses the place on the waiting list and will be told.'
        : `${people} people who wait lose their places on the waiting list and will be told.`,
    final: 'This cannot be undone.',
    confirmAlone: 'Remove',
    done: (name) => `${name} has been removed.`,
  },
  canceling: {
    title: (name) => `Cancel ${name}?`,
    text: (sessions) =>
      sessions === 0
        ? 'The activity leaves your offer.'
        : `${sessions === 1 ? 'The coming session is' : `The ${sessions} coming sessions are`} cancelled and the activity leaves your offer.`,
    confirm: 'Cancel activity',
    keep: 'Keep',
    done: (name) => `${name} has been cancelled.`,
  },
};

/** Texts of the confirmation before an activity is removed or canceled; separate from those that forms load too. */
export const removalMessages = defineMessages({ nl, en });
