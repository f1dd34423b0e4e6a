import type { Manifest } from '../../platform/backup/manifest.ts';

/** Returns the lines that describe a backup or restore; the operator can compare their counts. */
export function describeBackup({ tables, files, migrations, madeAt }: Manifest, ms: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  return [
    `  Made at ${madeAt}, migration level ${migrations.at(-1)?.name ?? 'none'}`,
    `  ${tables.length} tables, ${rows} rows, ${bytes} bytes compressed`,
    files ? `  ${files.count} files, ${files.totalBytes} bytes` : '  no files',
    `  ${(ms / 1000).toFixed(1)} seconds`,
  ].join('\n');
}
