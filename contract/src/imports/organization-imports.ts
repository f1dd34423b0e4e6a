import { ORGANIZATION_COLUMNS } from '@move/domain/imports/organization-columns.ts';
import { LIKENESSES } from '@move/domain/organizations/likely-double.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { isTooComplex } from '../kit/json-complexity.ts';
import { labels } from '../kit/labels.ts';
import { Flag, Id, QueryFlag } from '../kit/fields.ts';
import { OrganizationStatus } from '../organizations/organizations.ts';
import { UploadedFile } from '../kit/upload.ts';
import { Job } from '../jobs/jobs.ts';

export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 5_000;

const Column = z.enum(ORGANIZATION_COLUMNS);
const line = z.int().min(1);

/** One thing that is wrong with one row; `field` is null when it is about the row as a whole. */
export const ImportError = z.strictObject({ line, field: Column.nullable(), message: z.string() });
export type ImportError = z.output<typeof ImportError>;

/** A row of the file: the line on which it begins, and its cells as they stand there, corrections included. */
export const ImportRow = z.strictObject({ line, cells: z.array(z.string()) });
export type ImportRow = z.output<typeof ImportRow>;

/** A valid row that is likely an organisation that exists, or one of an earlier row. */
export const ImportDouble = z.strictObject({
  line,
  /** In what they are equal. */
  equal: z.array(z.enum(LIKENESSES)),
  organization: z
    .strictObject({ id: Id, name: z.string(), city: z.string().nullable(), status: OrganizationStatus })
    .nullable(),
  /** The earlier row; null when the organisation exists. */
  first_line: line.nullable(),
  may_update: Flag,
});
export type ImportDouble = z.output<typeof ImportDouble>;

/** What becomes of a double: nothing, another organisation, or the existing one with what the row fills in. */
export const DOUBLE_CHOICES = ['skip', 'add', 'update'] as const;
export type DoubleChoice = (typeof DOUBLE_CHOICES)[number];

/** What was found in a file, or done with it. */
export const ImportReport = z.strictObject({
  /** The run that carries it out; null when nothing is to be carried out. */
  id: z.uuid().nullable(),
  rows: z.int().min(0),
  /** Neither wrong nor a double. */
  valid: z.int().min(0),
  /** What was created so far; the run reports the rest. */
  created: z.int().min(0),
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']),
  separator: z.enum([',', ';', '\t']),
  /** The file's columns in their order, and what each one means. */
  columns: z.array(z.strictObject({ header: z.string(), field: Column.nullable() })),
  /** Required columns that the file lacks: its rows were not validated. */
  missing: z.array(Column),
  errors: z.array(ImportError),
  doubles: z.array(ImportDouble),
  /** Every row, for a screen to show; empty unless it was a dry run. */
  table: z.array(ImportRow),
});
export type ImportReport = z.output<typeof ImportReport>;

/** Corrections at most: each has three names. */
const MOST_EDITS = 20_000;

/** JSON inside a part of a form. What is nested too deep, or longer than any list, is refused before it is parsed or checked. */
function jsonText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, ctx): unknown => {
      const value = isTooComplex(text, 3 * MOST_EDITS) ? undefined : parsed(text);
      if (value !== undefined && !(Array.isArray(value) && value.length > MOST_EDITS)) return value;
      ctx.issues.push({ code: 'custom', input: text });
      return z.NEVER;
    })
    .pipe(schema);
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the file's columns stand for, by their order; null for one to leave out. Each at most once. */
const ColumnChoice = z
  .array(Column.nullable())
  .max(100)
  .refine((columns) => {
    const chosen = columns.filter((column) => column !== null);
    return new Set(chosen).size === chosen.length;
  });

/** Cells corrected on the screen, by the line on which their row begins. */
const Edits = z.array(z.strictObject({ line, field: Column, value: z.string().max(20_000) })).max(MOST_EDITS);
export type ImportEdits = z.output<typeof Edits>;

/** Doubles that are not skipped, by the line on which their row begins. */
const DoubleChoices = z.array(z.strictObject({ line, choice: z.enum(DOUBLE_CHOICES) })).max(IMPORT_MAX_ROWS);
export type DoubleChoices = z.output<typeof DoubleChoices>;

const PATH = '/v1/admin/organizations/import';

/**
 * Imports a list of organisations with their first locations. `dry_run` returns the errors by line and column, and writes
 * nothing. Otherwise it starts a run that creates all of them, or with `skip_invalid` the valid ones; without that a list with
 * one wrong row is refused as a whole. New organisations wait for review, unless `accept` is set, which needs the right to
 * review. A row that is likely an organisation that exists, or an earlier row, is a double: it is skipped, so that a second import creates
 * nothing, unless `doubles` says to add it anyway or to update the existing one, which takes the right to edit it.
 */
export const importOrganizations = endpoint({
  name: 'importOrganizations',
  method: 'POST',
  path: PATH,
  permission: 'create-organizations',
  scope: 'application',
  upload: { kinds: ['csv'], maxBytes: IMPORT_MAX_BYTES, maxTextBytes: 1024 * 1024 },
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
  problems: ['import.column', 'import.empty', 'import.invalid', 'import.rows', 'import.unreadable'],
  labels: labels(
    {
      file: 'Bestand',
      dry_run: 'Alleen controleren',
      skip_invalid: 'Alleen geldige regels',
      accept: 'Meteen accepteren',
      columns: 'Kolommen',
      edits: 'Verbeteringen',
      doubles: 'Dubbele organisaties',
    },
    {
      file: 'File',
      dry_run: 'Check only',
      skip_invalid: 'Valid rows only',
      accept: 'Accept at once',
      columns: 'Columns',
      edits: 'Corrections',
      doubles: 'Doubles',
    },
  ),
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
