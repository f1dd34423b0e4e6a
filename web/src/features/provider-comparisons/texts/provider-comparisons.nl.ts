import type { NotComparedReason, ProviderFindingKind } from '@move/domain/provider-comparisons/comparison.ts';

const reasons: Record<NotComparedReason, string> = {
  provider_away: 'De betaaldienst was niet bereikbaar',
  key_refused: 'De betaaldienst weigert de sleutel',
  key_unreadable: 'De sleutel kan niet worden gelezen',
  answer_unreadable: 'De betaaldienst gaf geen bruikbaar antwoord',
};

const kinds: Record<ProviderFindingKind, string> = {
  missing_here: 'Wel betaald bij de betaaldienst, niet bij ons',
  missing_there: 'Wel betaald bij ons, niet bij de betaaldienst',
  double: 'Dubbel betaald',
  amount: 'Ander bedrag',
  refund: 'Andere terugbetaling',
  chargeback: 'Teruggehaald door de bank van de betaler',
  currency: 'Andere valuta',
};

export const nl = {
  title: 'Betaaldienst',
  monthTitle: (month: string) => `Betaaldienst ${month}`,
  tabs: { findings: 'Verschillen', days: 'Dagen' },
  allPlatforms: 'Alle platforms',
  noPlatform: 'Bij geen platform bekend',
  compared: (moment: string) => `Laatst vergeleken: ${moment}`,
  neverCompared: 'Nog niet vergeleken',
  overdue: (count: number) =>
    count === 1
      ? '1 dag kan al langer niet worden vergeleken'
      : `${count} dagen kunnen al langer niet worden vergeleken`,
  compare: 'Nu vergelijken',
  comparing: 'De vergelijking loopt. Dit kan enkele minuten duren.',
  daysCompared: (count: number) => (count === 1 ? '1 dag' : `${count} dagen`),
  daysNotCompared: (count: number) => (count === 1 ? '1 dag niet vergeleken' : `${count} dagen niet vergeleken`),
  openFindings: (count: number) =>
    count === 0 ? 'Geen open verschillen' : count === 1 ? '1 verschil' : `${count} verschillen`,
  here: (count: string, amount: string) => `Bij ons: ${count} betalingen, ${amount}`,
  there: (count: string, amount: string) => `Bij de betaaldienst: ${count} betalingen, ${amount}`,
  empty: {
    title: 'Nog niets vergeleken',
    text: 'Elke nacht worden de betalingen en terugbetalingen bij de betaaldienst vergeleken met de bestellingen hier. De dagen die zijn vergeleken staan dan in deze lijst.',
  },
  notSetUp: {
    title: 'Geen betaaldienst ingesteld',
    text: 'Er kan hier niet online worden betaald, dus valt er niets te vergelijken.',
  },
  emptyDays: { title: 'Geen dagen', text: 'In deze maand is nog geen dag vergeleken.' },
  findingStatus: { open: 'Open', explained: 'Verklaard', closed: 'Verdwenen' },
  dayState: { compared: 'Vergeleken', not_compared: 'Niet vergeleken' },
  notComparedYet: 'Niet vergeleken',
  reasons,
  unreadKeys: 'Zonder een vroegere sleutel, die de betaaldienst weigert',
  search: 'Bestelnummer of nummer bij de betaaldienst',
  kinds,
  difference: 'Verschil',
  explained: (who: string, moment: string) => `${who}, ${moment}`,
  unknown: 'Onbekend',
  emptyFindings: {
    title: 'Geen verschillen',
    text: 'Alles wat is vergeleken klopt met wat er bij de betaaldienst staat.',
  },
  views: { open: 'Open', explained: 'Verklaard' },
  explain: 'Verklaren',
  openOrder: 'Bestelling openen',
  copy: 'Nummer kopiëren',
  copied: 'Nummer gekopieerd',
  notCopied: (number: string) => `Kopiëren lukt hier niet. Het nummer is ${number}.`,
  explaining: {
    title: 'Verschil verklaren',
    text: 'Leg vast waarom dit toch klopt of hoe het is opgelost. Het verschil telt dan niet meer als open.',
    confirm: 'Vastleggen',
    done: 'Verklaring vastgelegd',
  },
};
