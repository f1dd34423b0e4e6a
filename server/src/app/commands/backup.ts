import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBackupSource } from '../../platform/backup/backup-source.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { parseConfig, processEnvironment } from '../../platform/config.ts';
import { errorText, OperatorError } from '../../platform/operator-error.ts';
import { ROOT } from '../../platform/root.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { describeBackup } from './describe-backup.ts';
import { runCommand } from './run-command.ts';

await runCommand(main);

async function main(args: string[]): Promise<void> {
  const { directory, withoutFiles } = readOptions(args);
  const config = parseConfig(processEnvironment());
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Pick<Manifest, 'version'>;
  const now = new Date();
  const source = await openBackupSource(config);
  try {
    const storage = withoutFiles ? null : openStorage(config);
    const { path, manifest, damaged } = await writeBackup({ source, storage, directory, version, now });
    console.log(`Backup complete: ${path}`);
    console.log(describeBackup(manifest, Date.now() - now.getTime()));
    for (const key of damaged) console.log(`  Warning: the storage lacks ${key} or holds it damaged.`);
  } finally {
    await source.stop();
  }
}

function readOptions(args: string[]) {
  const usage = 'Usage: npm run backup -- <directory> [--without-files]';
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { 'without-files': { type: 'boolean' } },
      allowPositionals: true,
    });
    const [directory, ...more] = positionals;
    if (directory === undefined || more.length > 0) throw new OperatorError(usage);
    return { directory, withoutFiles: values['without-files'] ?? false };
  } catch (error) {
    throw error instanceof OperatorError ? error : new OperatorError(`${errorText(error)}. ${usage}`);
  }
}
