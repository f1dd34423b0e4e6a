export type ExportFormat = 'csv' | 'xlsx';

/** So many rows fit in one file: what a browser makes in some seconds, and a spreadsheet opens without complaint. */
export const EXPORT_MAX = 100_000;
