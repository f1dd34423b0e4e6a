import type { WaitingReason } from '@move/domain/waitlist/waiting-reason.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

/** The facts that the text of a reason uses. */
export type ReasonFacts = {
  ahead: number;
  /** The end of the invitation, as text. */
  until: string;
  /** When the person answered or the invitation ended, as text. */
  at: string;
  isMailed: boolean;
};

const nl = {
  title: 'Wachtlijst',
  search: 'Naam of e-mailadres',
  add: 'Toevoegen',
  addTitle: 'Toevoegen aan de wachtlijst',
  again: 'Opslaan en nog iemand',
  columns: { position: 'Plaats', person: 'Naam', status: 'Status', why: 'Toelichting' },
  place: (position: number) => `Plaats ${position}`,
  left: (time: string) => `nog ${time}`,
  minutes: (count: number) => (count === 1 ? '1 minuut' : `${count} minuten`),
  hours: (count: number, minutes: number) => (minutes === 0 ? `${count} uur` : `${count} uur en ${minutes} min`),
  summary: {
    auto: 'Komt er een plek vrij, dan krijgt de eerste die wacht vanzelf een uitnodiging van 24 uur. De plek blijft zolang vrij.',
    manual:
      'Automatisch uitnodigen staat uit: een plek die vrijkomt is voor wie zich het eerst inschrijft, tenzij je zelf uitnodigt.',
    off: 'De wachtlijst van deze activiteit staat uit. Er kan niemand bij, en niemand wordt nog uitgenodigd.',
    over: 'Deze wachtlijst is gesloten: wat hier stond is begonnen of gaat niet door.',
    settings: 'Naar de instellingen',
  },
  empty: {
    title: 'Niemand op de wachtlijst',
    text: 'Is alles vol, dan zet je hier mensen die graag willen komen. Komt er een plek vrij, dan krijgt de eerste een mail met 24 uur om ja te zeggen.',
    off: 'Deze activiteit werkt zonder wachtlijst. Zet hem aan bij de instellingen; wie dan te laat is, kan hier wachten op een vrije plek.',
    switchOn: 'Wachtlijst aanzetten',
  },
  reasons: {
    invited_kept: ({ until, isMailed }) =>
      isMailed
        ? `Uitgenodigd tot ${until}; de plek is gereserveerd`
        : `De mail gaat nu weg; de plek is gereserveerd tot ${until}`,
    invited_first_come: ({ until, isMailed }) =>
      isMailed
        ? `Uitgenodigd tot ${until}, zonder plek vast te houden: wie het eerst ja zegt komt`
        : `De mail gaat nu weg; geldig tot ${until}, zonder plek vast te houden`,
    accepted: ({ at }) => `Zei ja op ${at} en is ingeschreven`,
    declined: ({ at }) => `Zei nee op ${at}; de plek ging naar de volgende`,
    expired: ({ at }) => (at === '' ? 'Niet meer aan de beurt gekomen' : `Antwoordde niet voor ${at}`),
    removed: () => 'Van de lijst gehaald',
    off: () => 'Niet uitgenodigd: de wachtlijst staat uit',
    over: () => 'Niet uitgenodigd: het is begonnen of gaat niet door',
    closing: () => 'Niet uitgenodigd: de inschrijving is dicht of sluit binnen 10 minuten',
    age: () => 'Wordt overgeslagen: valt buiten de leeftijd',
    present: () => 'Wordt overgeslagen: neemt al deel',
    again: () => 'Staat opnieuw op de lijst',
    manual: () => 'Niet uitgenodigd: automatisch uitnodigen staat uit',
    behind: ({ ahead }) =>
      ahead === 1 ? 'Wacht: er is nog 1 persoon voor' : `Wacht: er zijn nog ${ahead} mensen voor`,
    next: () => 'Eerste in de rij: wordt uitgenodigd zodra er een plek vrijkomt',
    soon: () => 'Aan de beurt: wordt binnen een minuut uitgenodigd',
  } as Record<WaitingReason, (facts: ReasonFacts) => string>,
  invite: {
    action: 'Uitnodigen',
    done: (name: string) => `${name} is uitgenodigd; de mail is onderweg`,
    full: {
      title: (name: string) => `${name} uitnodigen zonder vrije plek?`,
      text: 'Er is nu geen plek vrij, dus er wordt niets vastgehouden. Wie van de genodigden het eerst ja zegt, krijgt de eerstvolgende plek.',
      confirm: 'Toch uitnodigen',
    },
    skips: {
      title: (name: string) => `${name} nu al uitnodigen?`,
      text: (count: number) =>
        count === 1
          ? 'Er is nog 1 persoon voor. Die houdt zijn plaats op de lijst.'
          : `Er zijn nog ${count} mensen voor. Zij houden hun plaats op de lijst.`,
      confirm: 'Uitnodigen',
    },
  },
  resend: {
    action: 'Opnieuw uitnodigen',
    done: (name: string) => `${name} heeft een nieuwe link gekregen. De oude werkt niet meer`,
    wait: (seconds: number) => `Kan over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} weer`,
  },
  join: {
    action: 'Inschrijven',
    title: (name: string) => `${name} inschrijven?`,
    text: 'Voor wie ja zei aan de telefoon of aan de balie. Deze persoon staat daarna bij de deelnemers en krijgt een bevestiging. Kost het iets, dan staat dat open tot je het boekt.',
    confirm: 'Inschrijven',
    done: (name: string) => `${name} is ingeschreven`,
  },
  reasonsNot: {
    full: 'Er is geen plek vrij',
    invited: 'Al uitgenodigd',
    accepted: 'Is al ingeschreven',
    over: 'Begonnen of gaat niet door',
    closing: 'De inschrijving is dicht',
    present: 'Neemt al deel',
    again: 'Staat opnieuw op de lijst',
    age: 'Valt buiten de leeftijd',
  },
  remove: {
    action: 'Van de wachtlijst halen',
    title: (name: string) => `${name} van de wachtlijst halen?`,
    text: 'De plaats op de lijst vervalt. Dit kun je niet terugdraaien.',
    invited: 'De uitnodiging vervalt en deze persoon krijgt daarvan een mail. De plek gaat naar de volgende.',
    confirm: 'Van de lijst halen',
    done: (name: string) => `${name} staat niet meer op de wachtlijst`,
  },
};

const en: typeof nl = {
  title: 'Waiting list',
  search: 'Name or e-mail address',
  add: 'Add',
  addTitle: 'Add to the waiting list',
  again: 'Save and add another',
  columns: { position: 'Place', person: 'Name', status: 'Status', why: 'Explanation' },
  place: (position) => `Place ${position}`,
  left: (time) => `${time} left`,
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count, minutes) => {
    const hours = count === 1 ? '1 hour' : `${count} hours`;
    return minutes === 0 ? hours : `${hours} and ${minutes} min`;
  },
  summary: {
    auto: 'When a spot comes free, the first in line is invited automatically and has 24 hours to answer. The spot is kept that long.',
    manual:
      'Automatic invitations are off: a spot that comes free is for whoever signs up first, unless you invite somebody.',
    off: 'The waiting list of this activity is off. Nobody can be added, and nobody is invited any more.',
    over: 'This waiting list is closed: what it was for has begun or does not take place.',
    settings: 'Go to the settings',
  },
  empty: {
    title: 'Nobody on the waiting list',
    text: 'When everything is full, you put people here who would like to come. When a spot comes free, the first gets a mail with 24 hours to say yes.',
    off: 'This activity has no waiting list. Switch it on in the settings; whoever is too late can then wait here for a spot.',
    switchOn: 'Switch on the waiting list',
  },
  reasons: {
    invited_kept: ({ until, isMailed }) =>
      isMailed
        ? `Invited until ${until}; the spot is kept`
        : `The mail is leaving now; the spot is kept until ${until}`,
    invited_first_come: ({ until, isMailed }) =>
      isMailed
        ? `Invited until ${until}, without keeping a spot: whoever says yes first comes`
        : `The mail is leaving now; works until ${until}, without keeping a spot`,
    accepted: ({ at }) => `Said yes on ${at} and is signed up`,
    declined: ({ at }) => `Said no on ${at}; the spot went to the next person`,
    expired: ({ at }) => (at === '' ? 'The turn never came' : `Did not answer before ${at}`),
    removed: () => 'Taken off the list',
    off: () => 'Not invited: the waiting list is off',
    over: () => 'Not invited: it has begun or does not take place',
    closing: () => 'Not invited: sign-up is closed or closes within 10 minutes',
    age: () => 'Passed over: outside the ages',
    present: () => 'Passed over: takes part already',
    again: () => 'Is on the list again',
    manual: () => 'Not invited: automatic invitations are off',
    behind: ({ ahead }) => (ahead === 1 ? 'Waiting: 1 person comes first' : `Waiting: ${ahead} people come first`),
    next: () => 'First in line: is invited as soon as a spot comes free',
    soon: () => 'Next: is invited within a minute',
  },
  invite: {
    action: 'Invite',
    done: (name) => `${name} is invited; the mail is on its way`,
    full: {
      title: (name) => `Invite ${name} without a free spot?`,
      text: 'There is no spot free now, so none is kept. Of those invited, whoever says yes first gets the next spot.',
      confirm: 'Invite anyway',
    },
    skips: {
      title: (name) => `Invite ${name} out of turn?`,
      text: (count) =>
        count === 1
          ? '1 person comes first, and keeps the place on the list.'
          : `${count} people come first. They keep their place on the list.`,
      confirm: 'Invite',
    },
  },
  resend: {
    action: 'Invite again',
    done: (name) => `${name} got a new link. The old one no longer works`,
    wait: (seconds) => `Possible again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  },
  join: {
    action: 'Sign up',
    title: (name) => `Sign up ${name}?`,
    text: 'For who said yes on the phone or at the desk. This person is then among the participants and gets a confirmation. What it costs stays open until you book it.',
    confirm: 'Sign up',
    done: (name) => `${name} is signed up`,
  },
  reasonsNot: {
    full: 'There is no spot free',
    invited: 'Invited already',
    accepted: 'Is signed up already',
    over: 'Begun or called off',
    closing: 'Sign-up is closed',
    present: 'Takes part already',
    again: 'Is on the list again',
    age: 'Outside the ages',
  },
  remove: {
    action: 'Take off the waiting list',
    title: (name) => `Take ${name} off the waiting list?`,
    text: 'The place on the list is lost. This can’t be undone.',
    invited: 'The invitation no longer works and this person gets a mail about it. The spot goes to the next person.',
    confirm: 'Take off the list',
    done: (name) => `${name} is no longer on the waiting list`,
  },
};

export const waitlistMessages = defineMessages({ nl, en });
