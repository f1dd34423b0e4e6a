import type { BundleJob, FromWorker } from '../bundle/bundle-job.ts';
import { writeBundle } from '../bundle/write-bundle.ts';

// The child process that run-locally.ts starts for one bundle. It ends with its work or with its parent.

const say = (message: FromWorker): void => {
  process.send?.(message);
};

process.once('disconnect', () => process.exit(1));
process.once('message', (job) => {
  writeBundle(job as BundleJob, say)
    .then(() => process.send?.({ type: 'done' } satisfies FromWorker, () => process.exit(0)))
    .catch((error: unknown) => {
      const text = error instanceof Error ? error.message : 'unknown error';
      const message = { key: 'build.log.error', params: { text } } as const;
      process.send?.({ type: 'log', level: 'error', message } satisfies FromWorker, () => process.exit(1));
    });
});
