import { listInbox, readInbox } from '@move/contract/jobs/inbox.ts';
import { cancelJob, downloadExport, getJob, listJobs, retryJob } from '@move/contract/jobs/jobs.ts';
import { route } from '../../platform/http/route.ts';
import { findInbox, markInbox } from './inbox.queries.ts';
import { readFile } from './job-files.ts';
import { findJob, findJobs } from './jobs.queries.ts';
import { startAgain, stopJob } from './stop-job.ts';

export const jobRoutes = [
  route(listJobs, ({ db, query, caller, locale }) => findJobs(db, query, { userId: caller.user.id, locale })),
  route(getJob, async ({ db, params, caller, locale }) => ({
    job: await findJob(db, params.job, { userId: caller.user.id, locale }),
  })),
  route(cancelJob, stopJob),
  route(retryJob, startAgain),
  route(downloadExport, readFile),
  route(listInbox, findInbox),
  route(readInbox, markInbox),
];
