import { plural, sessionsNl } from '../../../platform/texts/counted.ts';

export const nl = {
  title: 'Bericht sturen',
  toSessions: (count: number) => `Aan de mensen van ${sessionsNl(count)}`,
  to: 'Aan',
  chosen: (count: number) => plural(count, 'gekozen deelnemer', 'gekozen deelnemers'),
  chosenBuyers: (count: number) => plural(count, 'gekozen aankoop', 'gekozen aankopen'),
  buyers: 'Alle kopers, behalve van geannuleerde aankopen',
  everybody: 'Alle deelnemers',
  ahead: 'Wie nog komt',
  waitlist: 'Met wachtlijst',
  signedOut: (count: number) => `Ook wie zich heeft afgemeld (${count})`,
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
  nobody: 'Dit bericht heeft geen ontvangers.',
  reach: (recipients: number, people: number) =>
    recipients === people
      ? `${plural(recipients, 'persoon krijgt', 'mensen krijgen elk')} een eigen mail.`
      : `${plural(people, 'persoon', 'mensen')} op ${plural(recipients, 'adres', 'adressen')}: één mail per adres.`,
  unreachable: (names: readonly string[], others: number) =>
    `Zonder e-mailadres, dus zonder mail: ${names.join(', ')}${others > 0 ? ` en nog ${others}` : ''}.`,
  replies: (address: string) => `Antwoorden gaan naar ${address}.`,
  noReplies: 'De organisatie heeft geen e-mailadres: antwoorden komen niet aan.',
  perOrganization: 'Ontvangers per organisatie',
  severalText:
    'Elke organisatie stuurt een eigen bericht: één mail per adres, en antwoorden gaan naar de organisatie zelf.',
  recipients: (count: number) => (count === 0 ? 'Geen ontvangers' : plural(count, 'ontvanger', 'ontvangers')),
  sentTo: (count: number) => `Verstuurd aan ${plural(count, 'ontvanger', 'ontvangers')}`,
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
    empty: {
      title: 'Nog geen berichten',
      text: 'Hier staan berichten die iemand aan deze mensen schreef. Mails over een wijziging of afgelasting staan in de geschiedenis.',
    },
    recipients: (count: number) => plural(count, 'ontvanger', 'ontvangers'),
    withWaitlist: 'ook de wachtlijst',
    failed: (count: number) => `${plural(count, 'mail is', 'mails zijn')} niet aangekomen`,
    queued: (count: number) => `${plural(count, 'mail is', 'mails zijn')} nog onderweg`,
    nobody: 'Onbekend',
  },
};
