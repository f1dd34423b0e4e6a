import { plural } from '../../../platform/texts/counted.ts';

export const nl = {
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
