import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import type { Party } from '@move/domain/invoices/party.ts';
import { hasVatCountry } from '@move/domain/organizations/vat-country.ts';
import { normalizeVatNumber } from '@move/domain/organizations/vat-number.ts';
import { xmlCharacters } from '../../../platform/xml/write-xml.ts';

/** Code lists ICD and EAS: the register of the Dutch Chamber of Commerce, and an e-mail address. */
export const KVK_SCHEME = '0106';
export const EMAIL_SCHEME = 'EM';

/** A seller or buyer with the fields of EN 16931; unknown ones are undefined and left out. */
export type TradeParty = {
  name: string;
  attn: string | undefined;
  street: string | undefined;
  postalCode: string | undefined;
  city: string | undefined;
  country: string;
  kvkNumber: string | undefined;
  vatNumber: string | undefined;
  email: string | undefined;
};

/** The parties of a document. Throws when the seller has no VAT number: no invoice with VAT is valid without it (BR-S-02). */
export function tradeParties({ seller, buyer, number }: InvoiceDocument): { seller: TradeParty; buyer: TradeParty } {
  const parties = { seller: tradeParty(seller), buyer: tradeParty(buyer) };
  if (parties.seller.vatNumber === undefined) throw new Error(`the seller of invoice ${number} has no VAT number`);
  return parties;
}

function tradeParty(party: Party): TradeParty {
  return {
    name: party.name,
    attn: known(party.attn),
    street: known([party.street, party.house_number].filter(Boolean).join(' ')),
    postalCode: known(party.postal_code),
    city: known(party.city),
    country: party.country,
    kvkNumber: known(party.kvk_number),
    vatNumber: vatNumber(party.vat_number),
    email: known(party.email),
  };
}

/** Makes an empty text undefined: EN 16931 allows no empty elements. */
const known = (text: string | null) => (xmlCharacters(text ?? '').trim() === '' ? undefined : (text ?? undefined));

/** A VAT number that starts with a country (BR-CO-09); others are left out. */
function vatNumber(typed: string | null): string | undefined {
  const number = normalizeVatNumber(typed ?? '');
  return number !== null && hasVatCountry(number) ? number : undefined;
}
