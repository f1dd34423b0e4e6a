import type { Locale } from '../kit/messages/locale.ts';
import { fold } from '../kit/text/fold.ts';

/** The columns of a list of organisations, in the order of the template and the export. */
export const ORGANIZATION_COLUMNS = [
  'name',
  'street',
  'house_number',
  'zipcode',
  'city',
  'country_code',
  'description',
  'kvk_number',
  'email',
  'phone',
  'website',
  'facebook_url',
  'instagram_url',
  'youtube_url',
  'location_notes',
] as const;

export type OrganizationColumn = (typeof ORGANIZATION_COLUMNS)[number];

/** The columns with which a row updates an existing organisation; its locations stay as they are. */
export const UPDATED_COLUMNS = [
  'name',
  'city',
  'description',
  'kvk_number',
  'email',
  'phone',
  'website',
  'facebook_url',
  'instagram_url',
  'youtube_url',
] as const satisfies readonly OrganizationColumn[];

/** A list without one of these is refused as a whole. Without a country, an address is in the Netherlands. */
export const REQUIRED_COLUMNS: readonly OrganizationColumn[] = ['name', 'street', 'house_number', 'zipcode', 'city'];

/** The name of a column, and other names by which people and programs call it. */
const NAMES: Readonly<Record<OrganizationColumn, Record<Locale, string> & { also: readonly string[] }>> = {
  name: {
    nl: 'Naam',
    en: 'Name',
    also: ['Organisatie', 'Organisatienaam', 'Organisation', 'Organization', 'Club', 'Clubnaam', 'Vereniging'],
  },
  street: { nl: 'Straat', en: 'Street', also: ['Straatnaam', 'Adres', 'Address', 'Street name'] },
  house_number: { nl: 'Huisnummer', en: 'House number', also: ['Huisnr', 'Nummer', 'Nr', 'Number', 'Housenumber'] },
  zipcode: { nl: 'Postcode', en: 'Zipcode', also: ['Postal code', 'Post code', 'Zip'] },
  city: { nl: 'Plaats', en: 'City', also: ['Woonplaats', 'Stad', 'Plaatsnaam', 'Town'] },
  country_code: { nl: 'Landcode', en: 'Country code', also: ['Land', 'Country', 'Countrycode'] },
  description: { nl: 'Omschrijving', en: 'Description', also: ['Beschrijving'] },
  kvk_number: {
    nl: 'KVK-nummer',
    en: 'KVK number',
    also: ['KVK', 'KvK nr', 'Kamer van Koophandel', 'Chamber of Commerce'],
  },
  email: { nl: 'E-mailadres', en: 'E-mail address', also: ['E-mail', 'Email', 'Mail', 'Emailadres', 'Email address'] },
  phone: { nl: 'Telefoonnummer', en: 'Phone number', also: ['Telefoon', 'Tel', 'Phone', 'Telephone'] },
  website: { nl: 'Website', en: 'Website', also: ['Site', 'Webadres', 'URL'] },
  facebook_url: { nl: 'Facebook', en: 'Facebook', also: ['Facebook URL'] },
  instagram_url: { nl: 'Instagram', en: 'Instagram', also: ['Instagram URL'] },
  youtube_url: { nl: 'YouTube', en: 'YouTube', also: ['YouTube URL'] },
  location_notes: {
    nl: 'Notities bij de locatie',
    en: 'Location notes',
    also: ['Locatienotities', 'Notities', 'Opmerkingen', 'Notes'],
  },
};

/** The name of the column in a file in this language. */
export const columnName = (column: OrganizationColumn, locale: Locale): string => NAMES[column][locale];

/** Ignores case, accents, spaces and punctuation: “E-mail Adres” is “emailadres”. */
const headerKey = (header: string): string => fold(header).replace(/[^\p{L}\p{N}]/gu, '');

const columnByHeader = new Map(
  ORGANIZATION_COLUMNS.flatMap((column) =>
    [column, NAMES[column].nl, NAMES[column].en, ...NAMES[column].also].map(
      (name) => [headerKey(name), column] as const,
    ),
  ),
);

/** The column of each header of a file, in either language; null for none. Each column is used once. */
export function matchColumns(headers: readonly string[]): (OrganizationColumn | null)[] {
  const given = new Set<OrganizationColumn>();
  return headers.map((header) => {
    const column = columnByHeader.get(headerKey(header));
    if (column === undefined || given.has(column)) return null;
    given.add(column);
    return column;
  });
}

/** The required columns that the list lacks. */
export function missingColumns(columns: readonly (OrganizationColumn | null)[]): OrganizationColumn[] {
  return REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
}
