import { INBOX_KINDS } from '@move/domain/jobs/inbox.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, IdList, Instant } from '../kit/fields.ts';
import { inboxLabels } from './inbox.labels.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { Job } from './jobs.ts';

/** An item of the inbox: finished work, or an action of another user. */
export const InboxItem = z.strictObject({
  id: Id,
  kind: z.enum(INBOX_KINDS),
  /** The name of the record it is about. */
  subject: z.string().nullable(),
  /** Counts, with names per kind: for a notification `recipients`, `sent`, `failed` and `skipped`. */
  figures: z.record(z.string(), z.int()),
  /** The run it is about, as it is now. */
  job: Job.nullable(),
  /** The path in the web app it links to. */
  link: z.string().nullable(),
  is_read: Flag,
  created_at: Instant,
});
export type InboxItem = z.output<typeof InboxItem>;

const unread = z.int().min(0);

/** The caller's inbox: the items, newest first, how many are unread, and how many runs are still busy. */
export const listInbox = endpoint({
  name: 'listInbox',
  method: 'GET',
  path: '/v1/admin/inbox',
  permission: 'signed-in',
  scope: 'self',
  query: pageQuery({ sort: ['created_at'], order: 'desc' }),
  reply: { ...pageOf('items', InboxItem), unread, busy: z.int().min(0) },
});

/** Marks the caller's items as read or unread; without `ids` all of them. */
export const readInbox = endpoint({
  name: 'readInbox',
  method: 'PUT',
  path: '/v1/admin/inbox',
  permission: 'signed-in',
  scope: 'self',
  body: z.object({ ids: IdList.optional(), is_read: Flag.default(true) }),
  reply: { unread },
  labels: inboxLabels,
});
