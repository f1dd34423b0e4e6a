import { parseConfig, processEnvironment } from '../../platform/config.ts';
import { addressOf, checkAddress } from './listen.ts';
import { readProcessOptions } from './process-options.ts';

/**
 * Refuses what the start would refuse for its arguments, variables or port: nobody waits for a build to hear of a typing error.
 * run.ts asks the same again, since most starts build nothing; this file is loaded only where one does.
 */
export async function checkBeforeBuild(args: string[]): Promise<void> {
  const options = readProcessOptions(args);
  const config = parseConfig(processEnvironment());
  await checkAddress(addressOf(config, options));
}
