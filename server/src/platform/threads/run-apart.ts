import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The thread failed rather than its work: it took too long or too much memory, or couldn't start. */
export class ThreadError extends Error {
  override name = 'ThreadError';
}

type Limits = { mostSeconds: number; mostMegabytes: number };

/** The path of a thread's file: next to the module that starts it, with the same extension, in the source and in the build. */
export const threadFile = ({ dirname, filename }: Pick<ImportMeta, 'dirname' | 'filename'>, name: string) =>
  join(dirname, `${name}${extname(filename)}`);

/**
 * Runs a file in a thread of its own, for work that would keep the event loop busy. Returns the one message that the thread
 * posts. Throws a ThreadError when it ends without one.
 */
export function runApart<Outcome>(
  file: string,
  data: unknown,
  { mostSeconds, mostMegabytes }: Limits,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    let reason = 'a thread ended without a result';
    const timer = setTimeout(() => {
      reason = `a thread took longer than ${mostSeconds} s`;
      void worker.terminate();
    }, mostSeconds * 1_000);
    worker.once('message', resolve);
    worker.once('error', (error) => reject(new ThreadError('a thread failed', { cause: error })));
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new ThreadError(reason));
    });
  });
}
