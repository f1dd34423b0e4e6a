import * as inboxApi from '@move/contract/jobs/inbox.ts';
import * as api from '@move/contract/jobs/jobs.ts';
import { route } from '../../platform/http/route.ts';
import { listInbox, readInbox } from './inbox.queries.ts';
import { downloadExport } from './job-files.ts';
import { findJob, findJobs } from './jobs.queries.ts';
import { retryJob, cancelJob } from './stop-job.ts';

export const jobRoutes = [
  route(api.listJobs, ({ db, query, caller, locale }) => findJobs(db, query, { userId: caller.user.id, locale })),
  route(api.getJob, async ({ db, params, caller, locale }) => ({
    job: await findJob(db, params.job, { userId: caller.user.id, locale }),
  })),
  route(api.cancelJob, cancelJob),
  route(api.retryJob, retryJob),
  route(api.downloadExport, downloadExport),
  route(inboxApi.listInbox, listInbox),
  route(inboxApi.readInbox, readInbox),
];
