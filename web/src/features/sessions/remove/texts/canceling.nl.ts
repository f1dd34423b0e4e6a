import type { CancelAudience } from '@move/domain/sessions/session-cancellation.ts';
import { peopleNl } from '../../../../platform/texts/counted.ts';

export const nl = {
  question: 'Wat wil je afgelasten?',
  title: (day: string) => `Sessie van ${day} afgelasten?`,
  people: (count: number) =>
    `${peopleNl(count)} ${count === 1 ? 'verliest de' : 'verliezen hun'} plek. Wie heeft betaald, krijgt het geld terug.`,
  nobody: 'Er doet nog niemand mee. De sessie blijft in de lijst staan als afgelast.',
  insteadOfRemoval: (count: number): string =>
    count === 1
      ? 'Er zijn mensen bij deze sessie. Daarom wordt de sessie afgelast, en blijft die in de lijst staan.'
      : 'Er zijn sessies met mensen bij. Daarom worden ze allemaal afgelast, en blijven ze in de lijst staan.',
  reasonHint: 'Staat in de mail en bij de sessie.',
  notifyHint: 'Wie geld terugkrijgt, krijgt altijd een mail.',
  audiences: {
    participants: (count) => (count === null ? 'Deelnemers' : peopleNl(count)),
    waiting: (count) => (count === null ? 'Mensen op de wachtlijst' : `${count} op de wachtlijst`),
    trainers: (count) => (count === null ? 'Trainers' : count === 1 ? '1 trainer' : `${count} trainers`),
  } satisfies Record<CancelAudience, (count: number | null) => string>,
  final: 'Dit kan niet worden teruggedraaid.',
  confirm: (count: number) => (count === 1 ? 'Sessie afgelasten' : `${count} sessies afgelasten`),
  keep: 'Toch niet',
  /** The button in the dialogs that move, change or remove sessions. */
  back: 'Toch niet',
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
