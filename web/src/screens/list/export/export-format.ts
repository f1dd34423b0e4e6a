export type ExportFormat = 'csv' | 'xlsx';

/** The most rows in one file: a browser makes it in some seconds, and a spreadsheet opens it. */
export const EXPORT_MAX = 100_000;
