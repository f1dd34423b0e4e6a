import { plural } from '../../../platform/texts/counted.ts';

export const nl = {
  copy: {
    action: 'Kopie maken…',
    title: 'Kopie maken',
    text: 'De kopie is een concept. Deelnemers, bestellingen en wachtlijsten gaan niet mee.',
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
      `Er ${people === 1 ? 'staat nog 1 deelnemer' : `staan nog ${people} deelnemers`} in komende sessies. Verplaats of verwijder die eerst.`,
  },
};
