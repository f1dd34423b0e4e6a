import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { labels } from '../kit/labels.ts';
import { MAX_ITEMS_PER_PAGE } from '../kit/paging.ts';

/** A cell as it is written in a file: text, a number, a yes/no or nothing. */
export const Cell = z.union([z.string().max(32_000), z.number(), z.boolean(), z.null()]);
export type Cell = z.output<typeof Cell>;

/**
 * Turns rows that the caller already has into an xlsx file. The list endpoints decide what a caller sees, and the screen
 * which columns and words; this only knows the file format, so it reads nothing from the database.
 */
export const createSpreadsheet = endpoint({
  name: 'createSpreadsheet',
  method: 'POST',
  path: '/v1/admin/spreadsheets',
  permission: 'signed-in',
  scope: 'self',
  body: z.object({
    name: z.string().min(1).max(100),
    columns: z.array(z.string().max(255)).min(1).max(100),
    rows: z.array(z.array(Cell).max(100)).max(MAX_ITEMS_PER_PAGE),
  }),
  reply: 'file',
  status: 200,
  labels: labels(
    { name: 'Naam', columns: 'Kolommen', rows: 'Rijen' },
    { name: 'Name', columns: 'Columns', rows: 'Rows' },
  ),
});
