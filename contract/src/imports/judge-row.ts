import { ORGANIZATION_COLUMNS, type OrganizationColumn } from '@move/domain/imports/organization-columns.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { validate } from '../kit/validate.ts';
import { ImportedOrganization, importedOrganizationLabels } from './imported-organization.ts';
import type { ImportError, ImportRow } from './imports.ts';

/** The field of each column of a file, in order. */
export type Columns = readonly (OrganizationColumn | null)[];

type Judged = { value: ImportedOrganization | null; errors: ImportError[] };

/** Validates a row by itself: returns the organisation it would become, or its errors in the reader's language. */
export function judgeRow({ line, cells }: ImportRow, columns: Columns, locale: Locale): Judged {
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const params = { count: cells.length, expected: columns.length };
    return {
      value: null,
      errors: [{ line, field: null, message: translate(locale, { key: 'import.cells', params }) }],
    };
  }
  const given = Object.fromEntries(
    ORGANIZATION_COLUMNS.map((column) => [column, cells[columns.indexOf(column)] ?? '']),
  );
  const result = validate(ImportedOrganization, given, { labels: importedOrganizationLabels, locale });
  if (result.ok) return { value: result.value, errors: [] };
  const errors = ORGANIZATION_COLUMNS.flatMap((field) =>
    (result.errors[field] ?? []).map((message) => ({ line, field, message })),
  );
  return { value: null, errors };
}
