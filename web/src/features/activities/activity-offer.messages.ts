import { plural } from '../../platform/texts/counted.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  copy: {
    action: 'Kopie maken…',
    title: 'Kopie maken',
    text: 'De kopie is een concept: niemand ziet haar tot je publiceert. Deelnemers, bestellingen en wachtlijsten gaan nooit mee.',
    name: (name: string) => `${name} (kopie)`,
    also: 'Wat gaat er mee?',
    save: 'Kopie maken',
    none: 'Geen',
    settings: 'Wachtlijst, leeftijd, inschrijfperiode en annuleren',
    questions: (n: number) => plural(n, 'vraag', 'vragen'),
    labels: (n: number) => plural(n, 'label', 'labels'),
    contacts: (n: number) => plural(n, 'contactpersoon', 'contactpersonen'),
    sessions: (n: number) => `${plural(n, 'sessie', 'sessies')}, op dezelfde dagen`,
    bundles: (n: number, sessions: number) =>
      `${plural(n, 'bundel', 'bundels')} met samen ${plural(sessions, 'sessie', 'sessies')}`,
  },
  typeChange: {
    title: 'Wat er verandert',
    sessions: 'Mensen melden zich aan per sessie.',
    bundles: 'Mensen melden zich één keer aan, voor alle sessies van een bundel samen.',
    products: 'De tabs Sessies en Bundels verdwijnen. Wat je verkoopt, staat bij de producten van de organisatie.',
    none: 'De tabs Sessies en Bundels verdwijnen. Mensen lezen alleen wat dit is.',
    toProducts: 'Naar de producten',
    kept: (sessions: number) =>
      `${plural(sessions, 'komende sessie blijft', 'komende sessies blijven')} bewaard, maar website en app tonen ze niet meer. Kies je dit weer, dan zijn ze terug.`,
    needs: {
      sessions: 'Een gepubliceerde activiteit heeft dan minstens één sessie nodig.',
      bundles: 'Een gepubliceerde activiteit heeft dan minstens één bundel nodig.',
    },
    blocked: (people: number) =>
      `Er ${people === 1 ? 'staat nog 1 deelnemer' : `staan nog ${people} deelnemers`} in komende sessies. Zolang iemand meedoet in een soort die verdwijnt, kan dit niet.`,
  },
};

const en: typeof nl = {
  copy: {
    action: 'Make a copy…',
    title: 'Make a copy',
    text: 'The copy is a draft: nobody sees it until you publish. Participants, orders and waiting lists never come along.',
    name: (name) => `${name} (copy)`,
    also: 'What comes along?',
    save: 'Make copy',
    none: 'None',
    settings: 'Waiting list, age, sign-up period and cancellation',
    questions: (n) => plural(n, 'question', 'questions'),
    labels: (n) => plural(n, 'label', 'labels'),
    contacts: (n) => plural(n, 'contact', 'contacts'),
    sessions: (n) => `${plural(n, 'session', 'sessions')}, on the same days`,
    bundles: (n, sessions) =>
      `${plural(n, 'bundle', 'bundles')} with ${plural(sessions, 'session', 'sessions')} together`,
  },
  typeChange: {
    title: 'What changes',
    sessions: 'People sign up for each session.',
    bundles: 'People sign up once, for all sessions of a bundle together.',
    products:
      'The tabs Sessions and Bundles disappear. What you sell is listed among the products of the organisation.',
    none: 'The tabs Sessions and Bundles disappear. People only read what this is.',
    toProducts: 'To the products',
    kept: (sessions) =>
      `${plural(sessions, 'session to come is kept', 'sessions to come are kept')}, but website and app no longer show them. Choose this again and they are back.`,
    needs: {
      sessions: 'A published activity then needs at least one session.',
      bundles: 'A published activity then needs at least one bundle.',
    },
    blocked: (people) =>
      `${people === 1 ? '1 participant is' : `${people} participants are`} in sessions to come. As long as somebody takes part in a kind that disappears, this is not possible.`,
  },
};

/** For copying an activity, and changing its kind of offer. */
export const activityOfferMessages = defineMessages({ nl, en });
