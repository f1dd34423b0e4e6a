import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Pushmeldingen',
  search: 'Titel of tekst',
  create: 'Nieuwe pushmelding',
  edit: 'Openen',
  remove: 'Verwijderen',
  columns: { reached: 'Bereikt', organization: 'Van' },
  reached: (sent: string, all: string) => `${sent} van ${all}`,
  filters: { status: 'Status' },
  empty: {
    title: 'Nog geen pushmeldingen',
    text: 'Met een pushmelding bereik je gebruikers van de app op hun telefoon, nu of op een moment dat je kiest.',
  },
  section: {
    text: 'Bericht',
    textHint: 'Wat op de telefoon verschijnt.',
    audience: 'Doelgroep',
    audienceHint: 'Wie aan alles voldoet wat je invult, krijgt de melding. Vul je niets in, dan is dat iedereen.',
    organizationAudienceHint:
      'Gebruikers van de app die bij je organisatie hebben geboekt, en die voldoen aan alles wat je invult.',
    moment: 'Moment',
    momentHint: (zone: string) => `Volgens de klok van het platform (${zone}).`,
  },
  hints: {
    advice: (used: string) =>
      `${used} tekens. Houd het bericht onder 100 tekens; langere berichten worden door het toestel afgekapt.`,
    sendOn: 'Leeg: het blijft een concept.',
    areas: 'De eerste vier cijfers van de postcode.',
    sports: 'Deden mee aan een activiteit met een van deze sporten.',
    labels: 'Deden mee aan een activiteit met een van deze labels.',
    activity: 'Doen of deden mee.',
    session: 'Kies eerst een activiteit.',
    findSession: 'Typ een dag of tijd om verder te zoeken, zoals “dinsdag 19:00”.',
    age: 'Wie geen geboortedatum opgaf, valt erbuiten.',
    organization: 'Namens wie je dit stuurt.',
  },
  insert: 'Variabele invoegen',
  variables: { first_name: 'Voornaam', last_name: 'Achternaam', app_name: 'Naam van de app' },
  preview: {
    title: 'Zo komt het aan',
    device: 'Toestel',
    text: 'Voorbeeld met een verzonnen naam. Zonder voornaam staat er “sporter”.',
    now: 'nu',
    emptyTitle: 'Titel',
    emptyText: 'Tekst van de melding',
  },
  years: 'jaar',
  profiles: (zipcode: string, count: string) => `${zipcode} (${count})`,
  count: {
    title: 'Wie dit krijgt',
    people: (count: string, isOne: boolean) => (isOne ? '1 ontvanger' : `${count} ontvangers`),
    nobody: 'Niemand',
    unsubscribed: (count: string, isOne: boolean) => `${count} ${isOne ? 'heeft' : 'hebben'} zich afgemeld`,
    noDevice: (count: string, isOne: boolean) =>
      `${count} ${isOne ? 'heeft' : 'hebben'} geen toestel waarop het aankomt`,
    unsupportedDevice: (count: string, isOne: boolean) =>
      `${count} ${isOne ? 'heeft' : 'hebben'} alleen een toestel waarvoor versturen hier niet is ingesteld`,
    failed: 'Het aantal kon niet worden geteld. Kijk de doelgroep na.',
    later: 'Bij het versturen wordt opnieuw geteld.',
  },
};

const en: typeof nl = {
  title: 'Notifications',
  search: 'Title or text',
  create: 'New notification',
  edit: 'Open',
  remove: 'Delete',
  columns: { reached: 'Reached', organization: 'From' },
  reached: (sent, all) => `${sent} of ${all}`,
  filters: { status: 'Status' },
  empty: {
    title: 'No notifications yet',
    text: 'A notification reaches users of the app on their phone, now or at a moment you choose.',
  },
  section: {
    text: 'Message',
    textHint: 'What appears on the phone.',
    audience: 'Audience',
    audienceHint: 'It goes to people who match everything you fill in. Leave it empty to reach everyone.',
    organizationAudienceHint: 'App users who booked with your organisation, and who fit all you fill in.',
    moment: 'Moment',
    momentHint: (zone) => `By the clock of the platform (${zone}).`,
  },
  hints: {
    advice: (used) =>
      `${used} characters. Keep the message within 100 characters; longer ones are truncated by the device.`,
    sendOn: 'Empty: it stays a draft.',
    areas: 'The first four digits of the postcode.',
    sports: 'Took part in an activity with one of these sports.',
    labels: 'Took part in an activity with one of these labels.',
    activity: 'Take part or took part.',
    session: 'Choose an activity first.',
    findSession: 'Type a day or a time to search on, such as “Tuesday 19:00”.',
    age: 'Users without a date of birth are left out.',
    organization: 'On whose behalf you send this.',
  },
  insert: 'Insert variable',
  variables: { first_name: 'First name', last_name: 'Last name', app_name: 'Name of the app' },
  preview: {
    title: 'How it arrives',
    device: 'Device',
    text: 'An example with a made-up name. Without a first name it says “athlete”.',
    now: 'now',
    emptyTitle: 'Title',
    emptyText: 'Text of the notification',
  },
  years: 'years',
  profiles: (zipcode, count) => `${zipcode} (${count})`,
  count: {
    title: 'Who gets this',
    people: (count, isOne) => (isOne ? '1 recipient' : `${count} recipients`),
    nobody: 'Nobody',
    unsubscribed: (count, isOne) => `${count} ${isOne ? 'has' : 'have'} unsubscribed`,
    noDevice: (count, isOne) => `${count} ${isOne ? 'has' : 'have'} no device to receive it`,
    unsupportedDevice: (count, isOne) =>
      `${count} ${isOne ? 'has' : 'have'} only a device that sending isn’t set up for here`,
    failed: 'The number could not be counted. Check the audience.',
    later: 'It is counted again when it is sent.',
  },
};

export const notificationMessages = defineMessages({ nl, en });
