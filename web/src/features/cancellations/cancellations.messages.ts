import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Afgelast',
  titleOf: (activity: string) => `Afgelast: ${activity}`,
  search: 'Naam of e-mailadres',
  kinds: {
    sessions: (count: number) => (count === 1 ? 'Sessie' : `${count} sessies`),
    bundle: () => 'Bundel',
    activity: () => 'Hele activiteit',
    left_bundle: () => 'Sessie uit bundel',
  },
  by: (name: string) => `door ${name}`,
  people: (count: number) => (count === 1 ? '1 deelnemer' : `${count} deelnemers`),
  back: (amount: string) => `${amount} terug te geven`,
  failed: (count: number) => `${count} mislukt`,
  pending: (count: number) => `${count} onderweg`,
  toHandOver: (count: number) => `${count} × contant terug te geven`,
  ready: 'Klaar',
  /** An amount of another platform. */
  hidden: 'Via ander platform',
  unpaid: 'Niet betaald',
  views: { failed: 'Mislukt', pending: 'Onderweg', toHandOver: 'Contant terug te geven' },
  open: 'Bekijken',
  order: 'Bestelling openen',
  retry: 'Opnieuw proberen',
  retried: 'De terugbetaling wordt opnieuw verstuurd',
  retryAll: {
    action: (count: number) =>
      count === 1 ? 'Mislukte terugbetaling opnieuw sturen' : `${count} mislukte terugbetalingen opnieuw sturen`,
    done: (count: number) =>
      count === 1 ? '1 terugbetaling wordt opnieuw verstuurd' : `${count} terugbetalingen worden opnieuw verstuurd`,
  },
  settle: 'Anders terugbetaald…',
  handOver: 'Contant teruggegeven',
  empty: {
    title: 'Niets afgelast',
    text: 'Gaat een sessie met deelnemers niet door, dan zie je hier per persoon of het geld terug is.',
  },
  emptyPeople: { title: 'Niemand', text: 'Hier staat wie meedeed, met wat er terugging.' },
};

const en: typeof nl = {
  title: 'Called off',
  titleOf: (activity) => `Called off: ${activity}`,
  search: 'Name or e-mail address',
  kinds: {
    sessions: (count) => (count === 1 ? 'Session' : `${count} sessions`),
    bundle: () => 'Bundle',
    activity: () => 'Whole activity',
    left_bundle: () => 'Session taken out of a bundle',
  },
  by: (name) => `by ${name}`,
  people: (count) => (count === 1 ? '1 participant' : `${count} participants`),
  back: (amount) => `${amount} to give back`,
  failed: (count) => `${count} failed`,
  pending: (count) => `${count} on the way`,
  toHandOver: (count) => `${count} × cash to give back`,
  ready: 'Done',
  hidden: 'Through another platform',
  unpaid: 'Not paid',
  views: { failed: 'Failed', pending: 'On the way', toHandOver: 'Cash to give back' },
  open: 'View',
  order: 'Open order',
  retry: 'Try again',
  retried: 'The refund is being sent again',
  retryAll: {
    action: (count) => (count === 1 ? 'Send failed refund again' : `Send ${count} failed refunds again`),
    done: (count) => (count === 1 ? '1 refund is being sent again' : `${count} refunds are being sent again`),
  },
  settle: 'Given back another way…',
  handOver: 'Given back in cash',
  empty: {
    title: 'Nothing cancelled',
    text: 'When a session with participants is cancelled, this shows for each of them whether the money is back.',
  },
  emptyPeople: { title: 'Nobody', text: 'This lists who took part, with what was refunded.' },
};

export const cancellationMessages = defineMessages({ nl, en });
