import { plural } from '../../platform/texts/counted.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  action: 'Persoonsgegevens…',
  title: (name: string) => `Gegevens van ${name}`,
  text: 'Wat jullie organisatie over deze persoon bewaart.',
  erased: 'De gegevens van deze persoon zijn gewist. Aantallen en bedragen blijven staan.',
  kept: 'Bewaard',
  nothing: 'Niets',
  kinds: {
    participants: 'Inschrijvingen voor sessies',
    bundle_participants: 'Inschrijvingen voor bundels',
    waitlist_entries: 'Plekken op wachtlijsten',
    purchases: 'Aankopen',
    orders: 'Bestellingen',
    contacts: 'Contactpersoon',
    invites: 'Uitnodigingen voor het team',
    answers: 'Antwoorden op vragen',
    taps: 'Ontvangen check-ins',
    mails: 'E-mails',
    messages: 'Berichten',
    history: 'Regels in de geschiedenis',
  },
  others: 'Ook van deze persoon?',
  othersText:
    'Zelfde e-mailadres, naam of bestelling. Gezinsleden staan hier ook; kies alleen wie dezelfde persoon is.',
  other: (name: string, email: string, born: string | null, records: number) =>
    `${name}, ${email}${born === null ? '' : `, geboren ${born}`} (${plural(records, 'registratie', 'registraties')})`,
  download: 'Downloaden',
  erase: 'Wissen…',
  blocked: {
    title: 'Wissen kan pas als dit is afgehandeld:',
    booking: (title: string, date: string) => `${title}, ${date}`,
    bundle: (title: string, date: string) => `Bundel ${title}, vanaf ${date}`,
    waiting: (title: string, date: string) => `Wachtlijst van ${title}, ${date}`,
    payment: (title: string) => `Openstaande betaling voor ${title}`,
  },
  confirm: {
    title: (name: string) => `${name} voorgoed wissen?`,
    text: 'Naam, e-mailadres, geboortedatum, notities, antwoorden, berichten en mails verdwijnen. Aanwezigheid, bedragen en btw blijven staan, zonder naam. Dit kan niet ongedaan worden gemaakt.',
    also: (count: number): string =>
      count === 1 ? 'Deze persoon wordt ook gewist:' : 'Deze personen worden ook gewist:',
    more: (count: number) => `en nog ${plural(count, 'persoon', 'personen')}`,
    name: (name: string) => `Typ “${name}” om te bevestigen`,
    button: 'Voorgoed wissen',
    back: 'Terug',
    done: 'De gegevens zijn gewist',
  },
  file: (name: string) => `gegevens-${name}.zip`,
};

const en: typeof nl = {
  action: 'Personal data…',
  title: (name) => `Data of ${name}`,
  text: 'What your organisation keeps about this person.',
  erased: 'The data of this person has been erased. Counts and amounts stay.',
  kept: 'Kept',
  nothing: 'Nothing',
  kinds: {
    participants: 'Bookings of sessions',
    bundle_participants: 'Bookings of bundles',
    waitlist_entries: 'Places on waiting lists',
    purchases: 'Purchases',
    orders: 'Orders',
    contacts: 'Contact person',
    invites: 'Invitations to the team',
    answers: 'Answers to questions',
    taps: 'Received check-ins',
    mails: 'E-mails',
    messages: 'Messages',
    history: 'Lines in the history',
  },
  others: 'The same person too?',
  othersText:
    'Same e-mail address, name or order. Family members are listed as well; choose only who is the same person.',
  other: (name, email, born, records) =>
    `${name}, ${email}${born === null ? '' : `, born ${born}`} (${plural(records, 'record', 'records')})`,
  download: 'Download',
  erase: 'Erase…',
  blocked: {
    title: 'Erasing is possible once this is settled:',
    booking: (title, date) => `${title}, ${date}`,
    bundle: (title, date) => `Bundle ${title}, from ${date}`,
    waiting: (title, date) => `Waiting list of ${title}, ${date}`,
    payment: (title) => `Open payment for ${title}`,
  },
  confirm: {
    title: (name) => `Erase ${name} for good?`,
    text: 'Name, e-mail address, date of birth, notes, answers, messages and mails are removed. Attendance, amounts and VAT stay, without a name. This can’t be undone.',
    also: (count) => (count === 1 ? 'This person is erased too:' : 'These people are erased too:'),
    more: (count) => `and ${plural(count, 'more person', 'more people')}`,
    name: (name) => `Type “${name}” to confirm`,
    button: 'Erase for good',
    back: 'Back',
    done: 'The data has been erased',
  },
  file: (name) => `data-${name}.zip`,
};

export const personalDataMessages = defineMessages({ nl, en });
