import { peopleEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './canceling.nl.ts';

export const en: typeof nl = {
  question: 'What do you want to cancel?',
  title: (day) => `Cancel the session of ${day}?`,
  people: (count) =>
    `${peopleEn(count)} ${count === 1 ? 'loses the spot' : 'lose their spots'}. Those who paid are refunded.`,
  nobody: 'There are no participants yet. The session stays in the list as cancelled.',
  insteadOfRemoval: (count) =>
    count === 1
      ? 'This session has people. So it is cancelled, and stays in the list.'
      : 'Some of these sessions have people. So all of them are cancelled, and stay in the list.',
  reasonHint: 'Shown in the mail and with the session.',
  notifyHint: 'Refunded participants always get a mail.',
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
      mails === 0 ? 'No mails are sent.' : mails === 1 ? '1 mail is sent.' : `${mails} mails are sent.`,
    ].join(' '),
  leave: {
    title: 'Stop cancelling?',
    text: 'Your explanation will be lost.',
    confirm: 'Stop',
    stay: 'Keep writing',
  },
};
