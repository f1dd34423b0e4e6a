import { parseArgs } from 'node:util';
import { errorText, OperatorError } from '../../platform/operator-error.ts';

export interface ProcessOptions {
  /** Serves the web app and the API. */
  isServer: boolean;
  /** Runs the jobs. */
  isWorker: boolean;
  /** Serves web/dist as it is, also when its sources are newer. */
  skipBuild: boolean;
}

/** `start` does everything in one process; `--only api` and `--only worker` are for several. */
export function readProcessOptions(args: string[]): ProcessOptions {
  const { only, 'skip-build': skipBuild = false } = parse(args);
  if (only !== undefined && only !== 'api' && only !== 'worker')
    throw new OperatorError(`--only ${only} is not a role of this process: choose api or worker.`);
  return { isServer: only !== 'worker', isWorker: only !== 'api', skipBuild };
}

/** What the connections of this process are called in pg_stat_activity. */
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
