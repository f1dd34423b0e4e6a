export type ExportFormat = 'csv' | 'xlsx';

/** The most rows in one file, which a browser makes in some seconds and a spreadsheet can open. */
export const EXPORT_MAX = 100_000;
