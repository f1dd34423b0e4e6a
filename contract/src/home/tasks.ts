import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Instant } from '../kit/fields.ts';

/** The filter of each task's list: the number here and the link to the list use the same one. */
export const TASK_FILTERS = {
  review: {},
  refund_failed: { status: 'refund_failed' },
  to_hand_over: { status: 'to_hand_over' },
  unpaid: { status: 'open' },
  waitlists: { waitlistHasRoom: '1' },
  invites: { status: 'sent' },
  concepts: { concept: '1' },
  drafts: { mayExport: '1' },
  returned: { hasReturned: '1' },
  undelivered: { isUndelivered: '1' },
  findings: { status: 'open' },
  differences: { state: 'differs' },
} as const;

export type TaskKind = keyof typeof TASK_FILTERS;
export const TASK_KINDS = Object.keys(TASK_FILTERS) as [TaskKind, ...TaskKind[]];

/** Something that waits for the caller: how many rows its list has, and the oldest of them. */
export const Task = z.strictObject({
  kind: z.enum(TASK_KINDS),
  count: z.int().positive(),
  /** What it is about in money; null where that says nothing. */
  amount_in_cents: Count.nullable(),
  oldest_at: Instant.nullable(),
  oldest_name: z.string().nullable(),
});
export type Task = z.output<typeof Task>;

const reply = { tasks: z.array(Task) };

/** What waits for staff of an organisation; only what the caller may do, the most urgent first. */
export const listOrganizationTasks = endpoint({
  name: 'listOrganizationTasks',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/tasks',
  permission: 'view-organization',
  scope: 'organization',
  reply,
});

/** What waits for the administrators of the current platform. */
export const listApplicationTasks = endpoint({
  name: 'listApplicationTasks',
  method: 'GET',
  path: '/v1/admin/application/tasks',
  permission: 'role:admin',
  scope: 'application',
  reply,
});

/** What waits for superadmins on all platforms: payouts, invoices, and what doesn't add up. */
export const listAllTasks = endpoint({
  name: 'listAllTasks',
  method: 'GET',
  path: '/v1/admin/tasks',
  permission: 'role:superadmin',
  scope: 'all',
  reply,
});
