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
    /** Its name, without the extension. */
    file: string;
    title: string;
    intro: string;
    none: string;
    sections: readonly Omit<PageSection, 'rows'>[];
  };
  reading: Reading;
};

/** 1,000 mails of 20,000 characters take 5 seconds and 300 MB. */
const LIMITS = { mostSeconds: 60, mostMegabytes: 512 };

const THREAD = threadFile(import.meta, 'export-worker');

/** Exports wait in a queue before they read anything, so that they use no memory; users take turns. */
export const exportLimit = bySender(fairLimit(1, { each: 5, all: 50 }));

/**
 * Makes a zip with the data for machines (JSON) and for people (one page without scripts), in a thread of its own, so that other calls are
 * not blocked. Throws a ThreadError when it takes too long or too much memory.
 */
export const zipExport = (job: ExportJob): Promise<Uint8Array> => runApart<Uint8Array>(THREAD, job, LIMITS);

export const dayOf = (now: Date, { locale }: Reading) => longDate(now.toISOString().slice(0, 10), locale);
