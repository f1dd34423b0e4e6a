import { defineMessages } from '../../platform/messages.ts';

const nl = {
  tabs: { text: 'Bericht', deliveries: 'Ontvangers' },
  send: {
    action: 'Nu versturen',
    title: (people: string) => `Nu versturen naar ${people}?`,
    text: 'Wat verstuurd is, kun je niet terughalen.',
    done: 'Het versturen is begonnen',
  },
  cancel: {
    scheduled: 'Inplannen annuleren',
    sending: 'Stoppen met versturen',
    title: 'Stoppen met versturen?',
    text: (sent: string) => `${sent} kregen de melding al. De anderen krijgen haar dan niet meer.`,
    keep: 'Doorgaan',
    draft: 'Het is weer een concept',
    stopped: 'Het versturen stopt',
  },
  test: {
    action: 'Test naar mij',
    push: (to: string) => `De test gaat naar je toestel (${to})`,
    mail: (to: string) => `De test is gemaild naar ${to}`,
  },
  progress: {
    label: 'Verstuurd',
    count: (done: string, all: string) => `${done} van ${all}`,
    starting: 'De ontvangers worden bepaald.',
    quiet: (count: string) => `${count} wachten tot hun stille uren voorbij zijn.`,
    paused: (until: string) => `De pushdienst vraagt te wachten tot ${until}.`,
    stopping: 'Het versturen stopt.',
    sent: (count: string) => `${count} verstuurd`,
    failed: (count: string) => `${count} mislukt`,
    skipped: (count: string) => `${count} overgeslagen`,
  },
  readOnly: {
    sending: 'Deze melding wordt nu verstuurd en is niet meer te wijzigen.',
    sent: 'Deze melding is verstuurd en niet meer te wijzigen.',
    forbidden: 'Je mag deze melding niet wijzigen.',
  },
  by: (name: string) => `gemaakt door ${name}`,
  planned: (moment: string) => `gepland op ${moment}`,
  sentOn: (moment: string) => `verstuurd op ${moment}`,
  deliveries: {
    title: 'Ontvangers',
    search: 'Naam',
    searchAll: 'Naam of e-mailadres',
    nameless: 'Gebruiker van de app',
    columns: { text: 'Las', reason: 'Reden', status: 'Status' },
    reason: {
      unsubscribed: 'afgemeld voor pushmeldingen',
      no_device: 'geen toestel meer',
      erased: 'gewist',
      canceled: 'het versturen is gestopt',
      quiet_hours: 'wacht tot de stille uren voorbij zijn',
      retry: 'wordt opnieuw geprobeerd',
      refused: 'geweigerd door de pushdienst',
      unavailable: 'de pushdienst was niet bereikbaar',
      interrupted: 'onderbroken; niet bekend of het aankwam',
      timeout: 'geen antwoord; niet bekend of het aankwam',
    },
    at: (reason: string, moment: string) => `${reason} (${moment})`,
    empty: {
      title: 'Nog geen ontvangers',
      text: 'Zodra de melding wordt verstuurd, zie je hier per persoon wat ermee gebeurde.',
    },
  },
  quiet: {
    action: 'Stille uren',
    title: 'Stille uren',
    text: (zone: string) =>
      `In deze uren krijgt niemand een pushmelding (klok van ${zone}). Wat dan klaarstaat, wacht tot ze voorbij zijn. Gebruikers van de app kunnen eigen uren kiezen. Leeg: geen stille uren.`,
  },
};

const en: typeof nl = {
  tabs: { text: 'Message', deliveries: 'Recipients' },
  send: {
    action: 'Send now',
    title: (people) => `Send to ${people} now?`,
    text: 'What was sent can’t be taken back.',
    done: 'Sending has begun',
  },
  cancel: {
    scheduled: 'Cancel scheduling',
    sending: 'Stop sending',
    title: 'Stop sending?',
    text: (sent) => `${sent} already got the notification. The others won’t get it any more.`,
    keep: 'Continue',
    draft: 'It is a draft again',
    stopped: 'Sending is being stopped',
  },
  test: {
    action: 'Test to me',
    push: (to) => `The test goes to your device (${to})`,
    mail: (to) => `The test was mailed to ${to}`,
  },
  progress: {
    label: 'Sent',
    count: (done, all) => `${done} of ${all}`,
    starting: 'The recipients are being determined.',
    quiet: (count) => `${count} wait for the end of their quiet hours.`,
    paused: (until) => `The push service asks to wait until ${until}.`,
    stopping: 'Sending is being stopped.',
    sent: (count) => `${count} sent`,
    failed: (count) => `${count} failed`,
    skipped: (count) => `${count} skipped`,
  },
  readOnly: {
    sending: 'This notification is being sent and can’t be changed any more.',
    sent: 'This notification was sent and can’t be changed any more.',
    forbidden: 'You may not change this notification.',
  },
  by: (name) => `made by ${name}`,
  planned: (moment) => `planned for ${moment}`,
  sentOn: (moment) => `sent on ${moment}`,
  deliveries: {
    title: 'Recipients',
    search: 'Name',
    searchAll: 'Name or e-mail address',
    nameless: 'App user',
    columns: { text: 'Read', reason: 'Reason', status: 'Status' },
    reason: {
      unsubscribed: 'unsubscribed from notifications',
      no_device: 'no device any more',
      erased: 'erased',
      canceled: 'sending was stopped',
      quiet_hours: 'waits for the end of the quiet hours',
      retry: 'is tried again',
      refused: 'refused by the push service',
      unavailable: 'the push service could not be reached',
      interrupted: 'interrupted; unknown whether it arrived',
      timeout: 'no answer; unknown whether it arrived',
    },
    at: (reason, moment) => `${reason} (${moment})`,
    empty: {
      title: 'No recipients yet',
      text: 'Once the notification is being sent, this shows for each person what happened.',
    },
  },
  quiet: {
    action: 'Quiet hours',
    title: 'Quiet hours',
    text: (zone) =>
      `In these hours nobody gets a notification (clock of ${zone}). What is due then waits until they are over. App users may choose hours of their own. Empty: no quiet hours.`,
  },
};

export const sendingMessages = defineMessages(nl, en);
