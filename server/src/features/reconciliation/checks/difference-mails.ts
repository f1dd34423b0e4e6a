import type { Locale } from '@move/domain/kit/messages/locale.ts';

/** The words of the mail about differences that the nightly check found. */
export const differenceWords = {
  nl: {
    subject: (count: number) => (count === 1 ? 'Afsluiting: 1 verschil' : `Afsluiting: ${count} verschillen`),
    found: (count: number, months: readonly string[]) =>
      `De controle van vannacht vond ${count === 1 ? '1 verschil' : `${count} verschillen`} in de boeken${months.length === 0 ? '' : `: ${months.join(', ')}`}.`,
    what: 'Wat er is ontvangen, terugbetaald, gefactureerd en uitbetaald telt daar niet op tot wat nog openstaat. Op de pagina staat per verschil om welke organisatie en welk bedrag het gaat.',
    open: 'Bekijk de verschillen',
  },
  en: {
    subject: (count: number) => (count === 1 ? 'Month-end: 1 difference' : `Month-end: ${count} differences`),
    found: (count: number, months: readonly string[]) =>
      `Last night's check found ${count === 1 ? '1 difference' : `${count} differences`} in the books${months.length === 0 ? '' : `: ${months.join(', ')}`}.`,
    what: 'There, what was received, refunded, invoiced and paid out does not add up to what is still open. The page shows the organisation and the amount of each difference.',
    open: 'View the differences',
  },
} as const satisfies Record<Locale, unknown>;
