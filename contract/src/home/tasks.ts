import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Instant } from '../kit/fields.ts';

/** The filter of each task's list, shared by the number here and the link to the list. */
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

/** A task for the caller: how many rows its list has, and the oldest of them. */
export const Task = z.strictObject({
  kind: z.enum(TASK_KINDS),
  count: z.int().positive(),
  /** The total of the rows in cents; null for rows without an amount. */
  amount_in_cents: Count.nullable(),
  oldest_at: Instant.nullable(),
  oldest_name: z.string().nullable(),
});
export type Task = z.output<typeof Task>;

const reply = { tasks: z.array(Task) };

/** The tasks in an organisation that the caller is allowed to do, most urgent first. */
export const listOrganizationTasks = endpoint({
  name: 'listOrganizationTasks',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/tasks',
  permission: 'view-organization',
  scope: 'organization',
  reply,
});

/** The tasks of the administrators of the current platform. */
export const listApplicationTasks = endpoint({
  name: 'listApplicationTasks',
  method: 'GET',
  path: '/v1/admin/application/tasks',
  permission: 'role:admin',
  scope: 'application',
  reply,
});

/** The tasks of superadmins on all platforms: payouts, invoices, and differences. */
export const listAllTasks = endpoint({
  name: 'listAllTasks',
  method: 'GET',
  path: '/v1/admin/tasks',
  permission: 'role:superadmin',
  scope: 'all',
  reply,
});
