export { addInboxItem } from './inbox.queries.ts';
export { leaveFile } from './job-files.ts';
export type { JobWorks, RunningJob } from './run-job.ts';
export { startJob } from './start-job.ts';
