import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { pagingLabels } from '../kit/paging.labels.ts';

/** A mail that a demo stores in its own mailbox instead of sending it. */
export const DemoMail = z.strictObject({
  id: Id,
  to: z.string(),
  /** The address for replies, if not the sender of all mails. */
  reply_to: z.string().nullable(),
  subject: z.string(),
  /** Plain text; addresses in it are links. */
  text: z.string(),
  /** The name of its attachment. */
  attachment: z.string().nullable(),
  created_at: Instant,
});
export type DemoMail = z.output<typeof DemoMail>;

/** The mailbox of a demo, newest first; 404 where APP_ENV is production, even with a login. */
export const listDemoMails = endpoint({
  name: 'listDemoMails',
  refusals: [404],
  method: 'GET',
  path: '/v1/dev/mails',
  permission: 'public',
  scope: 'public',
  query: pageQuery({ sort: ['created_at'], order: 'desc', itemsPerPage: 50 }),
  reply: pageOf('mails', DemoMail),
  labels: pagingLabels,
});
