import type { Message } from '../kit/messages/messages.ts';

/** An IBAN or BIC as stored: capitals, without spaces. */
export const normalizeIbanOrBic = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/**
 * Checks the form and the check digits (ISO 7064, mod 97-10) of a normalised IBAN. The server checks the length and the bank code of each
 * country, with a list of them.
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

/** Checks the form of a normalised BIC of 8 or 11 characters, and that its bank is in the country of the IBAN, where that is known. */
export function bicMessage(value: string, ibanCountry: string | null): Message | null {
  if (!/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)) return { key: 'bic' };
  return ibanCountry === null || value.slice(4, 6) === ibanCountry ? null : { key: 'bic.country' };
}
