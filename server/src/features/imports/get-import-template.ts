import type * as api from '@move/contract/imports/imports.ts';
import {
  columnName,
  ORGANIZATION_COLUMNS,
  type OrganizationColumn,
} from '@move/domain/imports/organization-columns.ts';
import { writeCsv } from '@move/domain/kit/files/csv.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Call } from '../../platform/http/route.ts';

const EXAMPLE: Readonly<Record<OrganizationColumn, string>> = {
  name: 'Zwemclub De Otters',
  street: 'Badlaan',
  house_number: '12',
  zipcode: '1234 AB',
  city: 'Waterstad',
  country_code: 'NL',
  description: '',
  kvk_number: '40123401',
  email: 'info@otters.example',
  phone: '010 123 45 67',
  website: 'https://otters.example',
  facebook_url: '',
  instagram_url: '',
  youtube_url: '',
  location_notes: '',
};

const FILENAMES: Readonly<Record<Locale, string>> = { nl: 'organisaties.csv', en: 'organisations.csv' };

/** The template: the headers with one example row. */
export async function getImportTemplate({ locale }: Call<typeof api.getImportTemplate>) {
  const headers = ORGANIZATION_COLUMNS.map((column) => columnName(column, locale));
  const example = ORGANIZATION_COLUMNS.map((column) => EXAMPLE[column]);
  const csv = writeCsv(headers, [example], { yes: '', no: '', decimal: ',' });
  return { file: Buffer.from(csv), filename: FILENAMES[locale], type: 'text/csv; charset=utf-8' };
}
