import { parseArgs } from 'node:util';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { parseConfig, processEnvironment } from '../../platform/config.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { errorText, OperatorError } from '../../platform/operator-error.ts';
import { describeBackup } from './describe-backup.ts';
import { runCommand } from './run-command.ts';

await runCommand(main);

async function main(args: string[]): Promise<void> {
  const { directory, acceptOtherKeys } = readOptions(args);
  const environment = processEnvironment();
  const log = createLog(parseConfig(environment).logLevel);
  const began = Date.now();
  const manifest = await restoreBackup({ environment, directory, log, acceptOtherKeys });
  console.log(`Restored ${directory}; every table has the rows of the backup.`);
  console.log(describeBackup(manifest, Date.now() - began));
  if (!manifest.files) console.log('  The backup holds no files: restore those of FILES_PATH or the bucket yourself.');
}

function readOptions(args: string[]) {
  const usage = 'Usage: npm run restore -- <directory of a backup> [--other-keys]';
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { 'other-keys': { type: 'boolean' } },
      allowPositionals: true,
    });
    const [directory, ...more] = positionals;
    if (directory === undefined || more.length > 0) throw new OperatorError(usage);
    return { directory, acceptOtherKeys: values['other-keys'] ?? false };
  } catch (error) {
    throw error instanceof OperatorError ? error : new OperatorError(`${errorText(error)}. ${usage}`);
  }
}
