import type { Log } from '../../../platform/log/create-log.ts';
import { invalid, Problem } from '../../../platform/http/problem.ts';
import { runApart, ThreadError, threadFile } from '../../../platform/threads/run-apart.ts';
import type { Sheet } from './read-xlsx.ts';

export type Job = { bytes: Uint8Array; maxColumns: number };
/** The rows of the sheet, or the messages of the Problem that refuses the file. */
export type Outcome = { sheet: Sheet } | { sentences: Problem['sentences'] };

const THREAD = threadFile(import.meta, 'xlsx-worker');
/** The limits of the thread, far above what a list of 5,000 rows needs. */
const LIMITS = { mostSeconds: 10, mostMegabytes: 256 };

/**
 * Reads the first sheet of an xlsx file in a thread of its own: a file of some kB can unpack to 40 MB, made to take as much time and memory
 * as possible. Throws a Problem on `file` for a file that is refused, or takes too much.
 */
export async function readXlsxApart(
  job: Job,
  log: Pick<Log, 'error'>,
  limits: Partial<typeof LIMITS> = {},
): Promise<Sheet> {
  const outcome = await runApart<Outcome>(THREAD, job, { ...LIMITS, ...limits }).catch((error: unknown) => {
    if (!(error instanceof ThreadError)) throw error;
    // an error, since a thread that can't start fails in the same way
    log.error({ err: error, bytes: job.bytes.length }, 'a sheet could not be read');
    throw invalid('file', 'file.sheet');
  });
  if ('sheet' in outcome) return outcome.sheet;
  throw new Problem(422, outcome.sentences);
}
