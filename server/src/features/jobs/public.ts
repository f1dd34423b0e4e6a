export { addInboxItem } from './inbox.queries.ts';
export type { JobWork, RunningJob } from './run-job.ts';
export { startJob } from './start-job.ts';
