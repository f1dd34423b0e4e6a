import { longDate } from '@move/domain/kit/dates/dates.ts';
import { bySender, fairLimit } from '../../../platform/http/limits/fair-limit.ts';
import { runApart, threadFile } from '../../../platform/threads/run-apart.ts';
import type { PageSection } from './words/export-page.ts';
import type { Reading } from './words/export-values.ts';

/** The data of an export. Rows are JSON as the database writes it, parsed in the thread that makes the zip. */
export type ExportJob = {
  /** The start of data.json, before the rows. */
  head: Readonly<Record<string, unknown>>;
  rows: Readonly<Record<string, string>>;
  page: {
    /** The name of the file, without its extension. */
    file: string;
    title: string;
    intro: string;
    none: string;
    sections: readonly Omit<PageSection, 'rows'>[];
  };
  reading: Reading;
};

/** The limits of the thread: an export with 1,000 mails of 20,000 characters takes 5 seconds and 300 MB. */
const LIMITS = { mostSeconds: 60, mostMegabytes: 512 };

const THREAD = threadFile(import.meta, 'export-worker');

/** Runs one export at a time; users take turns. The other exports wait before they read data, so that they use no memory. */
export const exportLimit = bySender(fairLimit(1, { each: 5, all: 50 }));

/**
 * Makes a zip with the data for machines (JSON) and for people (one page without scripts), in its own thread, so that other calls are not
 * blocked. Throws a ThreadError when it takes too long or too much memory.
 */
export const zipExport = (job: ExportJob): Promise<Uint8Array> => runApart<Uint8Array>(THREAD, job, LIMITS);

export const dayOf = (now: Date, { locale }: Reading) => longDate(now.toISOString().slice(0, 10), locale);
