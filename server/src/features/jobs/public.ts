export { addInboxItem, eraseInboxSubjects } from './inbox.queries.ts';
export { attachJobFile } from './download-export.ts';
export { stopJob } from './cancel-job.ts';
export { restartJob } from './retry-job.ts';
export type { JobHandlers, Plan, RunningJob, SteppedWork } from './run-job.ts';
export { startJob } from './start-job.ts';
