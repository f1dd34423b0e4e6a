import { peopleEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './canceling.nl.ts';

export const en: typeof nl = {
  question: 'What do you want to cancel?',
  title: (day) => `Cancel the session on ${day}?`,
  people: (count) =>
    `${peopleEn(count)} ${count === 1 ? 'loses their spot' : 'lose their spots'}. Those who paid are refunded.`,
  nobody: 'There are no participants yet. The session stays in the list as cancelled.',
  insteadOfRemoval: (count) =>
    count === 1
      ? 'There are people in this session, so it will be cancelled and stay in the list.'
      : 'There are people in some of these sessions, so all of them will be cancelled and stay in the list.',
  reasonHint: 'Shown in the e-mail and with the session.',
  notifyHint: 'Refunded participants always get an e-mail.',
  audiences: {
    participants: (count) => (count === null ? 'Participants' : peopleEn(count)),
    waiting: (count) => (count === null ? 'People on the waiting list' : `${count} on the waiting list`),
    trainers: (count) => (count === null ? 'Trainers' : count === 1 ? '1 trainer' : `${count} trainers`),
  },
  final: 'This cannot be undone.',
  confirm: (count) => (count === 1 ? 'Cancel session' : `Cancel ${count} sessions`),
  keep: 'Don’t cancel',
  back: 'Go back',
  done: (count, mails) =>
    [
      count === 1 ? 'The session has been cancelled.' : `${count} sessions have been cancelled.`,
      mails === 0 ? 'No e-mails are sent.' : mails === 1 ? '1 e-mail is sent.' : `${mails} e-mails are sent.`,
    ].join(' '),
  leave: {
    title: 'Stop cancelling?',
    text: 'Your explanation will be lost.',
    confirm: 'Stop',
    stay: 'Keep writing',
  },
};
