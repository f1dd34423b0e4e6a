import type { Message } from '../kit/messages/messages.ts';

/** An IBAN or BIC as stored: capitals, without spaces. */
export const normalizeIbanOrBic = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/**
 * Checks the form and the check digits (ISO 7064, mod 97-10) of a normalized IBAN. The server also checks the length and form that each
 * country has, by a table per country.
 */
export function ibanMessage(value: string): Message | null {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value) && remainderOf(value) === 1 ? null : { key: 'iban' };
}

/** The number of an IBAN, its first four characters moved to the end and letters as 10 to 35, modulo 97. */
function remainderOf(value: string): number {
  const moved = value.slice(4) + value.slice(0, 4);
  return Array.from(moved).reduce((rest, character) => {
    const number = Number.parseInt(character, 36);
    return (rest * (number > 9 ? 100 : 10) + number) % 97;
  }, 0);
}

/** An IBAN as shown: its country and the last four characters, `NL••••0101`. */
export const maskIban = (country: string, last4: string): string => `${country}••••${last4}`;

/** Territories with a country code of their own in a BIC, whose IBANs have the code of the country (SWIFT IBAN Registry). */
const TERRITORIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['FI', ['AX']],
  ['FR', ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT']],
  ['GB', ['GG', 'IM', 'JE']],
]);

/**
 * Checks the form of a normalized BIC of 8 or 11 characters, and that its bank is in the country of the IBAN or a territory of it, where
 * that country is known.
 */
export function bicMessage(value: string, ibanCountry: string | null): Message | null {
  if (!/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)) return { key: 'bic' };
  const country = value.slice(4, 6);
  const isSameCountry =
    ibanCountry === null || country === ibanCountry || TERRITORIES.get(ibanCountry)?.includes(country);
  return isSameCountry ? null : { key: 'bic.country' };
}
