import type { Locale } from '@move/domain/kit/messages/locale.ts';

/** The words of the mails about findings and about days that were not compared. */
export const findingWords = {
  nl: {
    differs: (count: number) =>
      count === 1 ? 'Betaaldienst: 1 nieuw verschil' : `Betaaldienst: ${count} nieuwe verschillen`,
    found: (count: number) =>
      `De betalingen bij de betaaldienst zijn vergeleken met de bestellingen. Er ${count === 1 ? 'is 1 nieuw verschil' : `zijn ${count} nieuwe verschillen`}.`,
    kinds: {
      missing_here: 'Wel betaald bij de betaaldienst, niet bij ons',
      missing_there: 'Wel betaald bij ons, niet bij de betaaldienst',
      double: 'Dubbel betaald',
      amount: 'Ander bedrag',
      refund: 'Andere terugbetaling',
      chargeback: 'Teruggehaald door de bank van de betaler',
      currency: 'Andere valuta',
    },
    what: 'Op de pagina staat per verschil om welke bestelling het gaat. Klopt het toch, leg dan vast waarom.',
    notCompared: (count: number) =>
      count === 1 ? 'Betaaldienst: 1 dag niet vergeleken' : `Betaaldienst: ${count} dagen niet vergeleken`,
    reasons: {
      provider_away: 'De betaaldienst is al twee dagen niet bereikbaar. Deze dagen zijn niet vergeleken:',
      key_refused: 'De betaaldienst weigert al twee dagen de sleutel. Deze dagen zijn niet vergeleken:',
      key_unreadable: 'De sleutel van de betaaldienst kan niet worden gelezen. Deze dagen zijn niet vergeleken:',
      answer_unreadable:
        'De betaaldienst geeft al twee dagen geen bruikbaar antwoord. Deze dagen zijn niet vergeleken:',
    },
    again: 'Het wordt vier keer per dag opnieuw geprobeerd. Of er verschillen zijn, is dus nog niet bekend.',
    open: 'Bekijk de vergelijking',
  },
  en: {
    differs: (count: number) => (count === 1 ? 'Provider: 1 new difference' : `Provider: ${count} new differences`),
    found: (count: number) =>
      `The payments at the provider were compared with the orders. There ${count === 1 ? 'is 1 new difference' : `are ${count} new differences`}.`,
    kinds: {
      missing_here: 'Paid at the provider, not with us',
      missing_there: 'Paid with us, not at the provider',
      double: 'Paid twice',
      amount: 'Another amount',
      refund: 'Another refund',
      chargeback: "Charged back by the buyer's bank",
      currency: 'Another currency',
    },
    what: 'The page shows the order behind each difference. If it is right after all, note why.',
    notCompared: (count: number) =>
      count === 1 ? 'Provider: 1 day not compared' : `Provider: ${count} days not compared`,
    reasons: {
      provider_away: 'The provider could not be reached for two days. These days were not compared:',
      key_refused: 'The provider has refused the key for two days. These days were not compared:',
      key_unreadable: 'The key for the provider can not be read. These days were not compared:',
      answer_unreadable: 'The provider has given no usable answer for two days. These days were not compared:',
    },
    again: 'It is tried again four times a day. Whether anything differs is not known yet.',
    open: 'View the comparison',
  },
} as const satisfies Record<Locale, unknown>;
