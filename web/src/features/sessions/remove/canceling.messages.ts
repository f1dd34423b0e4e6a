import type { CancelAudience } from '@move/domain/sessions/session-cancellation.ts';
import { peopleEn, peopleNl } from '../../../platform/texts/counted.ts';
import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  question: 'Wat wil je afgelasten?',
  title: (day: string) => `Sessie van ${day} afgelasten?`,
  people: (count: number) =>
    count === 1
      ? '1 deelnemer verliest de plek en krijgt een mail en het geld terug.'
      : `${count} deelnemers verliezen hun plek en krijgen een mail en hun geld terug.`,
  nobody: 'Er doet nog niemand mee. De sessie blijft in de lijst staan als afgelast.',
  reasonHint: 'Staat in de mail en bij de sessie.',
  notifyHint: 'Wie geld terugkrijgt, krijgt altijd een mail.',
  audiences: {
    participants: peopleNl,
    waiting: (count) => `${count} op de wachtlijst`,
    trainers: (count) => (count === 1 ? '1 trainer' : `${count} trainers`),
  } satisfies Record<CancelAudience, (count: number) => string>,
  final: 'Dit kan niet worden teruggedraaid.',
  confirm: (count: number) => (count === 1 ? 'Sessie afgelasten' : `${count} sessies afgelasten`),
  keep: 'Toch niet',
  done: (count: number, mails: number) =>
    [
      count === 1 ? 'De sessie is afgelast.' : `${count} sessies zijn afgelast.`,
      mails === 0 ? 'Niemand krijgt een mail.' : mails === 1 ? '1 mail gaat eruit.' : `${mails} mails gaan eruit.`,
    ].join(' '),
  leave: {
    title: 'Stoppen met afgelasten?',
    text: 'De toelichting die je schreef gaat dan verloren.',
    confirm: 'Stoppen',
    stay: 'Verder schrijven',
  },
};

const en: typeof nl = {
  question: 'What do you want to cancel?',
  title: (day) => `Cancel the session of ${day}?`,
  people: (count) =>
    count === 1
      ? '1 participant loses the spot and gets a mail and the money back.'
      : `${count} participants lose their spots and get a mail and their money back.`,
  nobody: 'Nobody takes part yet. The session stays in the list as cancelled.',
  reasonHint: 'Is in the mail, and shown with the session.',
  notifyHint: 'Whoever is refunded is mailed in any case.',
  audiences: {
    participants: peopleEn,
    waiting: (count) => `${count} on the waiting list`,
    trainers: (count) => (count === 1 ? '1 trainer' : `${count} trainers`),
  },
  final: 'This cannot be undone.',
  confirm: (count) => (count === 1 ? 'Cancel session' : `Cancel ${count} sessions`),
  keep: 'Keep',
  done: (count, mails) =>
    [
      count === 1 ? 'The session has been cancelled.' : `${count} sessions have been cancelled.`,
      mails === 0 ? 'Nobody is mailed.' : mails === 1 ? '1 mail is sent.' : `${mails} mails are sent.`,
    ].join(' '),
  leave: {
    title: 'Stop cancelling?',
    text: 'The explanation that you wrote will be lost.',
    confirm: 'Stop',
    stay: 'Keep writing',
  },
};

/** The texts of the question before sessions are canceled, apart from those that lists load. */
export const cancelingMessages = defineMessages({ nl, en });
