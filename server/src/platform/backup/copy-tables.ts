import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import type { BackupTable, StoredPart } from './manifest.ts';
import { meter } from './meter.ts';
import { quoteColumns, quoteTable, type TableColumns } from './table-facts.ts';

const { from: copyFrom, to: copyTo } = copyStreams;

/** Writes the rows of a table to `tables/<schema>.<name>.copy.gz`, in the text format of COPY. */
export async function copyTableOut(client: pg.ClientBase, table: TableColumns, draft: string): Promise<StoredPart> {
  const path = `tables/${table.schema}.${table.name}.copy.gz`;
  mkdirSync(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  const stream = client.query(copyTo(`copy (select ${quoteColumns(table)} from ${quoteTable(table)}) to stdout`));
  const measured = meter();
  const file = createWriteStream(join(draft, path), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(stream, createGzip(), measured.stream, file);
  return { path, ...measured.result() };
}

export async function copyTableIn(client: pg.ClientBase, table: BackupTable, directory: string): Promise<void> {
  const stream = client.query(copyFrom(`copy ${quoteTable(table)} (${quoteColumns(table)}) from stdin`));
  await pipeline(createReadStream(join(directory, table.path)), createGunzip(), stream);
}
