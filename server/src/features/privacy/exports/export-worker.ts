import { parentPort, workerData } from 'node:worker_threads';
import { strToU8, zipSync } from 'fflate';
import { exportPage, type PageSection } from './words/export-page.ts';
import type { ExportJob } from './zip-export.ts';

// The thread that zip-export.ts starts for one export. It posts the zip and ends.

const zip = zipOf(workerData as ExportJob);
parentPort?.postMessage(zip, [zip.buffer]);

/** A zip of two files: `data.json` for machines, and a page for people. */
function zipOf({ head, rows, page, reading }: ExportJob): Uint8Array<ArrayBuffer> {
  const parsed = Object.fromEntries(
    Object.entries(rows).map(([table, json]) => [table, JSON.parse(json) as PageSection['rows']]),
  );
  const sections = page.sections.map(({ table, title }) => ({ table, title, rows: parsed[table] ?? [] }));
  return zipSync(
    {
      'data.json': strToU8(JSON.stringify({ ...head, ...parsed }, null, 2)),
      [`${page.file}.html`]: strToU8(exportPage({ ...page, sections }, reading)),
    },
    { level: 6 },
  );
}
