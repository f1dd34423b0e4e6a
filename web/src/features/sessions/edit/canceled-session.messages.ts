import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  when: (day: string | null) => (day === null ? 'Deze sessie is afgelast.' : `Deze sessie is afgelast op ${day}.`),
  mailed: (who: string) => (who === '' ? 'Niemand kreeg een mail.' : `Mail gestuurd aan ${who}.`),
  audiences: { participants: 'deelnemers', waiting: 'wie op de wachtlijst stond', trainers: 'trainers' },
};

const en: typeof nl = {
  when: (day) => (day === null ? 'This session was cancelled.' : `This session was cancelled on ${day}.`),
  mailed: (who) => (who === '' ? 'Nobody was mailed.' : `Mailed to ${who}.`),
  audiences: { participants: 'participants', waiting: 'the waiting list', trainers: 'trainers' },
};

/** The texts above the tabs of a canceled session. */
export const canceledSessionMessages = defineMessages({ nl, en });
