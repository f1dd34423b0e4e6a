import { plural } from '../../platform/texts/counted.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Bericht sturen',
  toAll: 'Bericht aan alle deelnemers…',
  to: 'Aan',
  chosen: (count: number) => plural(count, 'gekozen deelnemer', 'gekozen deelnemers'),
  chosenBuyers: (count: number) => plural(count, 'gekozen aankoop', 'gekozen aankopen'),
  buyers: 'Alle kopers, behalve van geannuleerde aankopen',
  everybody: 'Alle deelnemers',
  ahead: 'Wie nog komt',
  waitlist: 'Met wachtlijst',
  onlyWaitlist: 'Alleen wachtlijst',
  variables: 'Veld invoegen',
  variable: {
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    activity: 'Activiteit',
    bundle: 'Bundel',
    session_date: 'Datum van de sessie',
    product: 'Product',
    organisation: 'Organisatie',
  },
  preview: 'Zo leest het',
  previewFor: (name: string) => `Zo leest ${name} het`,
  noSubject: 'Nog geen onderwerp',
  noBody: 'Schrijf je bericht; hier zie je hoe het aankomt.',
  nobody: 'Er is niemand om dit bericht aan te sturen.',
  reach: (recipients: number, people: number) =>
    recipients === people
      ? `${plural(recipients, 'persoon krijgt', 'mensen krijgen')} elk een eigen mail.`
      : `${plural(people, 'persoon', 'mensen')} op ${plural(recipients, 'adres', 'adressen')}: één mail per adres.`,
  replies: (address: string) => `Antwoorden gaan naar ${address}.`,
  noReplies: 'De organisatie heeft geen e-mailadres: antwoorden komen niet aan.',
  test: 'Proef naar mij',
  tested: (to: string) => `De proef is onderweg naar ${to}`,
  send: (recipients: number) => `Sturen aan ${plural(recipients, 'ontvanger', 'ontvangers')}`,
  sent: (recipients: number) => `Het bericht is onderweg naar ${plural(recipients, 'ontvanger', 'ontvangers')}`,
  leave: {
    title: 'Bericht weggooien?',
    text: 'Wat je hebt geschreven gaat verloren.',
    confirm: 'Bericht weggooien',
  },
  history: {
    title: 'Verstuurde berichten',
    empty: { title: 'Nog geen berichten', text: 'Wat je aan deze mensen stuurt, vind je hier terug.' },
    recipients: (count: number) => plural(count, 'ontvanger', 'ontvangers'),
    withWaitlist: 'ook de wachtlijst',
    failed: (count: number) => `${plural(count, 'mail is', 'mails zijn')} niet aangekomen`,
    queued: (count: number) => `${plural(count, 'mail is', 'mails zijn')} nog onderweg`,
    nobody: 'Onbekend',
  },
};

const en: typeof nl = {
  title: 'Send message',
  toAll: 'Message all participants…',
  to: 'To',
  chosen: (count) => plural(count, 'chosen participant', 'chosen participants'),
  chosenBuyers: (count) => plural(count, 'chosen purchase', 'chosen purchases'),
  buyers: 'All buyers, except those of cancelled purchases',
  everybody: 'All participants',
  ahead: 'Still to come',
  waitlist: 'With waiting list',
  onlyWaitlist: 'Waiting list only',
  variables: 'Insert field',
  variable: {
    first_name: 'First name',
    last_name: 'Last name',
    activity: 'Activity',
    bundle: 'Bundle',
    session_date: 'Date of the session',
    product: 'Product',
    organisation: 'Organisation',
  },
  preview: 'How it reads',
  previewFor: (name) => `How it reads for ${name}`,
  noSubject: 'No subject yet',
  noBody: 'Write your message; here you see how it arrives.',
  nobody: 'There is nobody to send this message to.',
  reach: (recipients, people) =>
    recipients === people
      ? `${plural(recipients, 'person gets', 'people get')} a mail of their own.`
      : `${plural(people, 'person', 'people')} at ${plural(recipients, 'address', 'addresses')}: one mail for each address.`,
  replies: (address) => `Replies go to ${address}.`,
  noReplies: 'The organisation has no e-mail address: replies don’t arrive.',
  test: 'Send me a test',
  tested: (to) => `The test is on its way to ${to}`,
  send: (recipients) => `Send to ${plural(recipients, 'recipient', 'recipients')}`,
  sent: (recipients) => `The message is on its way to ${plural(recipients, 'recipient', 'recipients')}`,
  leave: { title: 'Throw the message away?', text: 'What you wrote is lost.', confirm: 'Throw away' },
  history: {
    title: 'Sent messages',
    empty: { title: 'No messages yet', text: 'What you send to these people is kept here.' },
    recipients: (count) => plural(count, 'recipient', 'recipients'),
    withWaitlist: 'the waiting list too',
    failed: (count) => `${plural(count, 'mail', 'mails')} did not arrive`,
    queued: (count) => `${plural(count, 'mail is', 'mails are')} still on the way`,
    nobody: 'Unknown',
  },
};

export const messageMessages = defineMessages({ nl, en });
