import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { isCountryCode } from '@move/domain/kit/values/country.ts';
import { postcodeMessage } from '@move/domain/kit/values/postcode.ts';
import { cleanLine } from '@move/domain/kit/text/text.ts';
import { joinUrl } from '@move/domain/kit/values/url.ts';
import { columnName, ORGANIZATION_COLUMNS } from '@move/domain/imports/organization-columns.ts';
import { z } from 'zod';
import {
  Description,
  Name,
  Notes,
  OptionalEmail,
  OptionalPhone,
  OptionalUrl,
  rawText,
  refused,
  text,
  Zipcode,
} from '../kit/fields.ts';
import type { Labels } from '../kit/labels.ts';
import { report } from '../kit/report.ts';
import { KvkNumber } from '../organizations/organizations.ts';

/** An empty cell is the Netherlands. */
const CountryCode = rawText(2, refused('import.country'))
  .overwrite((value) => cleanLine(value).toUpperCase() || 'NL')
  .refine(isCountryCode, refused('import.country'));

/** A website address; often written without the protocol, which is then https. */
const WebAddress = rawText(2_000)
  .transform((value) => joinUrl('https://', value))
  .pipe(OptionalUrl);

/**
 * One row of a list of organisations: parses texts into an organisation with its location. Browser and server validate a row only with this
 * schema; rules between rows belong to the importer.
 */
export const ImportedOrganization = z
  .object({
    name: Name,
    street: text(),
    house_number: text(20),
    zipcode: Zipcode,
    city: text(),
    country_code: CountryCode,
    description: Description,
    kvk_number: KvkNumber,
    email: OptionalEmail,
    phone: OptionalPhone,
    website: WebAddress,
    facebook_url: WebAddress,
    instagram_url: WebAddress,
    youtube_url: WebAddress,
    location_notes: Notes,
  })
  .check((ctx) => {
    const { zipcode, country_code } = ctx.value;
    const wrong = postcodeMessage(zipcode, { country: country_code });
    if (wrong) report(ctx, [{ path: ['zipcode'], ...wrong }]);
  });
export type ImportedOrganization = z.output<typeof ImportedOrganization>;

const namesIn = (locale: Locale) =>
  Object.fromEntries(ORGANIZATION_COLUMNS.map((column) => [column, columnName(column, locale)]));

export const importedOrganizationLabels: Labels = { nl: namesIn('nl'), en: namesIn('en') };
