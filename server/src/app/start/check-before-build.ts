import { parseConfig, processEnvironment } from '../../platform/config.ts';
import { addressOf, checkAddress } from './listen.ts';
import { readProcessOptions } from './process-options.ts';

/**
 * Checks the arguments, variables and port before a build, so that a typing error is reported at once. run.ts checks them again, since most
 * starts build nothing; this file is loaded only when there is a build.
 */
export async function checkBeforeBuild(args: string[]): Promise<void> {
  const options = readProcessOptions(args);
  const config = parseConfig(processEnvironment());
  await checkAddress(addressOf(config, options));
}
