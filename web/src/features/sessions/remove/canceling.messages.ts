import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  question: 'Wat wil je afgelasten?',
  title: (day: string) => `Sessie van ${day} afgelasten?`,
  people: (count: number) =>
    count === 1
      ? '1 deelnemer verliest de plek en krijgt een mail en het geld terug.'
      : `${count} deelnemers verliezen hun plek en krijgen een mail en hun geld terug.`,
  final: 'Dit kan niet worden teruggedraaid.',
  confirm: (count: number) => (count === 1 ? 'Sessie afgelasten' : `${count} sessies afgelasten`),
  keep: 'Toch niet',
  done: (count: number) => (count === 1 ? 'De sessie is afgelast.' : `${count} sessies zijn afgelast.`),
};

const en: typeof nl = {
  question: 'What do you want to cancel?',
  title: (day) => `Cancel the session of ${day}?`,
  people: (count) =>
    count === 1
      ? '1 participant loses the spot and gets a mail and the money back.'
      : `${count} participants lose their spots and get a mail and their money back.`,
  final: 'This cannot be undone.',
  confirm: (count) => (count === 1 ? 'Cancel session' : `Cancel ${count} sessions`),
  keep: 'Keep',
  done: (count) => (count === 1 ? 'The session has been cancelled.' : `${count} sessions have been cancelled.`),
};

/** Of the question before sessions with participants are canceled; apart from the texts that lists load too. */
export const cancelingMessages = defineMessages({ nl, en });
