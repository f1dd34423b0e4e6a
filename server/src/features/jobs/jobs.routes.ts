import * as inboxApi from '@move/contract/jobs/inbox.ts';
import * as api from '@move/contract/jobs/jobs.ts';
import { route } from '../../platform/http/route.ts';
import { cancelJob } from './cancel-job.ts';
import { downloadExport } from './download-export.ts';
import { listInbox } from './inbox.queries.ts';
import { getJob, listJobs } from './jobs.queries.ts';
import { readInbox } from './read-inbox.ts';
import { retryJob } from './retry-job.ts';

export const jobRoutes = [
  route(api.listJobs, listJobs),
  route(api.getJob, getJob),
  route(api.cancelJob, cancelJob),
  route(api.retryJob, retryJob),
  route(api.downloadExport, downloadExport),
  route(inboxApi.listInbox, listInbox),
  route(inboxApi.readInbox, readInbox),
];
