import { parseArgs } from 'node:util';
import { errorText, OperatorError } from '../../platform/operator-error.ts';

export interface ProcessOptions {
  /** Whether this process serves the web app and the API. */
  isServer: boolean;
  /** Whether this process runs jobs. */
  isWorker: boolean;
  /** Serves web/dist as it is, even when its sources are newer. */
  skipBuild: boolean;
}

/** Reads the options. `start` runs everything in one process; `--only api` and `--only worker` split it over several. */
export function readProcessOptions(args: string[]): ProcessOptions {
  const { only, 'skip-build': skipBuild = false } = parse(args);
  if (only !== undefined && only !== 'api' && only !== 'worker')
    throw new OperatorError(`--only ${only} is not a role of this process: choose api or worker.`);
  return { isServer: only !== 'worker', isWorker: only !== 'api', skipBuild };
}

/** The name of this process's connections in pg_stat_activity. */
export function processName({ isServer, isWorker }: ProcessOptions): string {
  if (isServer && isWorker) return 'move';
  return isServer ? 'move-api' : 'move-worker';
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { only: { type: 'string' }, 'skip-build': { type: 'boolean' } } }).values;
  } catch (error) {
    throw new OperatorError(`${errorText(error)}. Known options: --only api, --only worker, --skip-build.`);
  }
}
