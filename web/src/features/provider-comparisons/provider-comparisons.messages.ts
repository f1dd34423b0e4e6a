import type { NotComparedReason, ProviderFindingKind } from '@move/domain/provider-comparisons/comparison.ts';
import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Betaaldienst',
  monthTitle: (month: string) => `Betaaldienst ${month}`,
  tabs: { findings: 'Verschillen', days: 'Dagen' },
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
  notComparedYet: 'Niet vergeleken',
  reasons: {
    provider_away: 'De betaaldienst was niet bereikbaar',
    key_refused: 'De betaaldienst weigert de sleutel',
    key_unreadable: 'De sleutel kan niet worden gelezen',
    answer_unreadable: 'Het antwoord van de betaaldienst is niet te lezen',
  } satisfies Record<NotComparedReason, string> as Record<NotComparedReason, string>,
  unreadKeys: 'Zonder een vroegere sleutel, die de betaaldienst weigert',
  search: 'Bestelnummer of nummer bij de betaaldienst',
  kinds: {
    missing_here: 'Wel betaald bij de betaaldienst, niet bij ons',
    missing_there: 'Wel betaald bij ons, niet bij de betaaldienst',
    double: 'Dubbel betaald',
    amount: 'Ander bedrag',
    refund: 'Andere terugbetaling',
    chargeback: 'Teruggehaald door de bank van de betaler',
    currency: 'Andere valuta',
  } satisfies Record<ProviderFindingKind, string> as Record<ProviderFindingKind, string>,
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
  explaining: {
    title: 'Verschil verklaren',
    text: 'Leg vast waarom dit toch klopt of hoe het is opgelost. Het verschil telt dan niet meer als open.',
    confirm: 'Vastleggen',
    done: 'Verklaring vastgelegd',
  },
};

const en: typeof nl = {
  title: 'Payment provider',
  monthTitle: (month) => `Payment provider ${month}`,
  tabs: { findings: 'Differences', days: 'Days' },
  noPlatform: 'Of no known platform',
  compared: (moment) => `Last compared: ${moment}`,
  neverCompared: 'Not compared yet',
  overdue: (count) =>
    count === 1 ? '1 day could not be compared for a while' : `${count} days could not be compared for a while`,
  compare: 'Compare now',
  comparing: 'The comparison is running. This may take a few minutes.',
  daysCompared: (count) => (count === 1 ? '1 day' : `${count} days`),
  daysNotCompared: (count) => (count === 1 ? '1 day not compared' : `${count} days not compared`),
  openFindings: (count) =>
    count === 0 ? 'No open differences' : count === 1 ? '1 difference' : `${count} differences`,
  here: (count, amount) => `With us: ${count} payments, ${amount}`,
  there: (count, amount) => `At the provider: ${count} payments, ${amount}`,
  empty: {
    title: 'Nothing compared yet',
    text: 'Every night, payments and refunds at the payment provider are compared with the orders here. The days that were compared are then in this list.',
  },
  notSetUp: {
    title: 'No payment provider set up',
    text: 'Nobody can pay online here, so there is nothing to compare.',
  },
  emptyDays: { title: 'No days', text: 'No day of this month was compared yet.' },
  notComparedYet: 'Not compared',
  reasons: {
    provider_away: 'The provider could not be reached',
    key_refused: 'The provider refuses the key',
    key_unreadable: 'The key can not be read',
    answer_unreadable: "The provider's answer can not be read",
  },
  unreadKeys: 'Without a former key, which the provider refuses',
  search: 'Order number or number at the provider',
  kinds: {
    missing_here: 'Paid at the provider, not with us',
    missing_there: 'Paid with us, not at the provider',
    double: 'Paid twice',
    amount: 'Another amount',
    refund: 'Another refund',
    chargeback: "Charged back by the buyer's bank",
    currency: 'Another currency',
  },
  difference: 'Difference',
  explained: (who, moment) => `${who}, ${moment}`,
  unknown: 'Unknown',
  emptyFindings: {
    title: 'No differences',
    text: 'Everything that was compared agrees with what the provider has.',
  },
  views: { open: 'Open', explained: 'Explained' },
  explain: 'Explain',
  openOrder: 'Open the order',
  copy: 'Copy the number',
  copied: 'Number copied',
  explaining: {
    title: 'Explain the difference',
    text: 'Note why this is right after all, or how it was solved. The difference then no longer counts as open.',
    confirm: 'Save',
    done: 'Explanation saved',
  },
};

export const providerComparisonMessages = defineMessages({ nl, en });
