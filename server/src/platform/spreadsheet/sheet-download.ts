import { DEFAULT_TIME_ZONE, toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { type Sheet, XLSX } from '@move/domain/kit/files/xlsx-parts.ts';
import type { Download } from '../http/route.ts';
import { spool } from './spool.ts';
import { writeSheet } from './write-sheet.ts';

/** Writes a sheet to a file to download; `filename` is without its extension. */
export async function sheetDownload(sheet: Sheet, filename: string): Promise<Download> {
  return { file: await spool(writeSheet(sheet)), filename: `${filename}.xlsx`, type: XLSX };
}

/** The name of a file with today's date; in the Netherlands, since a sheet may have rows of several time zones. */
export const datedFilename = (name: string, now: Date): string =>
  `${name.toLowerCase()}-${toLocalTime(now.toISOString(), DEFAULT_TIME_ZONE).date}`;
