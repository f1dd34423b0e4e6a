export { addInboxItem } from './inbox.queries.ts';
export { leaveFile } from './download-export.ts';
export type { JobWorks, RunningJob } from './run-job.ts';
export { startJob } from './start-job.ts';
