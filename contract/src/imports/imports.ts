import { ORGANIZATION_COLUMNS } from '@move/domain/imports/organization-columns.ts';
import { LIKENESSES } from '@move/domain/organizations/likely-double.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { isTooComplex } from '../kit/json-complexity.ts';
import { organizationImportLabels } from './imports.labels.ts';
import { Flag, Id, QueryFlag } from '../kit/fields.ts';
import { OrganizationStatus } from '../organizations/organizations.ts';
import { UploadedFile } from '../kit/upload.ts';
import { Job } from '../jobs/jobs.ts';

export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 5_000;

const Column = z.enum(ORGANIZATION_COLUMNS);
const line = z.int().min(1);

/** An error in a row; `field` is null when it is about the whole row. */
export const ImportError = z.strictObject({ line, field: Column.nullable(), message: z.string() });
export type ImportError = z.output<typeof ImportError>;

/** A row of the file: the line on which it starts, and its cells, with corrections applied. */
export const ImportRow = z.strictObject({ line, cells: z.array(z.string()) });
export type ImportRow = z.output<typeof ImportRow>;

/** A valid row that is probably a duplicate of an existing organisation or of an earlier row. */
export const ImportDouble = z.strictObject({
  line,
  /** The fields in which they are equal. */
  equal: z.array(z.enum(LIKENESSES)),
  organization: z
    .strictObject({ id: Id, name: z.string(), city: z.string().nullable(), status: OrganizationStatus })
    .nullable(),
  /** The line of the earlier row; null when the organisation exists. */
  first_line: line.nullable(),
  may_update: Flag,
});
export type ImportDouble = z.output<typeof ImportDouble>;

/** What to do with a duplicate: skip it, add another organisation, or update the existing one with the filled cells. */
export const DOUBLE_CHOICES = ['skip', 'add', 'update'] as const;
export type DoubleChoice = (typeof DOUBLE_CHOICES)[number];

/** What was found in a file, or done with it. */
export const ImportReport = z.strictObject({
  /** The run that imports it; null when nothing is imported. */
  id: z.uuid().nullable(),
  rows: z.int().min(0),
  /** Valid rows that are no duplicates. */
  valid: z.int().min(0),
  /** The number of organisations created so far; the run reports the final number. */
  created: z.int().min(0),
  /** Of a file with text; null for an xlsx. */
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']).nullable(),
  separator: z.enum([',', ';', '\t']).nullable(),
  /** The file's columns in order, with the field of each. */
  columns: z.array(z.strictObject({ header: z.string(), field: Column.nullable() })),
  /** Required columns that the file lacks: its rows were not validated. */
  missing: z.array(Column),
  errors: z.array(ImportError),
  doubles: z.array(ImportDouble),
  /** Every row, for a screen; empty unless it was a dry run. */
  table: z.array(ImportRow),
});
export type ImportReport = z.output<typeof ImportReport>;

/** The most corrections in one call. Each has three JSON names: `line`, `field` and `value`. */
const EDITS_MAX = 20_000;

/** JSON inside a part of a form. Refuses what is nested too deep, or longer than any list, before it is parsed or checked. */
function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, ctx): unknown => {
      const value = isTooComplex(text, 3 * EDITS_MAX) ? undefined : parsed(text);
      if (value !== undefined && !(Array.isArray(value) && value.length > EDITS_MAX)) return value;
      ctx.issues.push({ code: 'custom', input: text });
      return z.NEVER;
    })
    .pipe(schema);
}

/** Undefined for invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The field of each of the file's columns, in order; null to leave it out. Each field at most once. */
const ColumnChoice = z
  .array(Column.nullable())
  .max(100)
  .refine((columns) => {
    const chosen = columns.filter((column) => column !== null);
    return new Set(chosen).size === chosen.length;
  });

/** Cells corrected on the screen, by the line on which their row starts. */
const Edits = z.array(z.strictObject({ line, field: Column, value: z.string().max(20_000) })).max(EDITS_MAX);
export type ImportEdits = z.output<typeof Edits>;

/**
 * Duplicates that are not skipped, by the line on which their row starts. An update names the organisation that the user saw, so that no
 * other one is overwritten when the organisations changed meanwhile.
 */
const DoubleChoices = z
  .array(z.strictObject({ line, choice: z.enum(DOUBLE_CHOICES), organization_id: Id.optional() }))
  .max(IMPORT_MAX_ROWS);
export type DoubleChoices = z.output<typeof DoubleChoices>;

const PATH = '/v1/admin/organizations/import';

/**
 * Imports a list of organisations with their first locations: a CSV, or the first sheet of an xlsx. `dry_run` returns the errors by line
 * and column, and writes nothing. Otherwise starts a run that creates all of them, or with `skip_invalid` the valid ones; without that, one
 * invalid row refuses the whole list. New organisations wait for review, unless `accept` is set, which needs the right to review. A row
 * that is probably an existing organisation, or an earlier row, is a duplicate: it is skipped, so that a second import creates nothing,
 * unless `doubles` adds it anyway or updates the existing one, which needs the right to edit it and its id.
 */
export const importOrganizations = endpoint({
  name: 'importOrganizations',
  method: 'POST',
  path: PATH,
  permission: 'create-organizations',
  scope: 'application',
  upload: { kinds: ['csv', 'xlsx'], maxBytes: IMPORT_MAX_BYTES, maxTextBytes: 1024 * 1024 },
  body: z.object({
    file: UploadedFile,
    dry_run: QueryFlag.default(false),
    skip_invalid: QueryFlag.default(false),
    accept: QueryFlag.default(false),
    columns: jsonText(ColumnChoice).optional(),
    edits: jsonText(Edits).optional(),
    doubles: jsonText(DoubleChoices).optional(),
  }),
  reply: { import: ImportReport, job: Job.nullable() },
  status: 200,
  problems: [
    'import.column',
    'import.double_changed',
    'import.empty',
    'import.invalid',
    'import.rows',
    'import.unreadable',
  ],
  labels: organizationImportLabels,
});

/** An empty list with its headers and one example, in the reader's language. */
export const getImportTemplate = endpoint({
  name: 'getImportTemplate',
  method: 'GET',
  path: `${PATH}/template`,
  permission: 'create-organizations',
  scope: 'application',
  reply: 'file',
});
