import { TASK_FILTERS, type TaskKind } from '@move/contract/home/tasks.ts';

export type TaskArea = { level: 'organization'; organizationId: number } | { level: 'application' | 'admin' };

const PLATFORM: Partial<Record<TaskKind, string>> = {
  review: '/application/organizations/review',
  refund_failed: '/application/orders',
  waitlists: '/application/activities/sessions',
};

const ALL: Partial<Record<TaskKind, string>> = {
  drafts: '/admin/sepas',
  returned: '/admin/sepas',
  undelivered: '/admin/invoices',
  findings: '/admin/reconciliation/provider/findings',
  differences: '/admin/reconciliation',
};

const ORGANIZATION: Partial<Record<TaskKind, string>> = {
  refund_failed: '/finances?tab=orders',
  to_hand_over: '/finances?tab=orders',
  unpaid: '/finances?tab=orders',
  waitlists: '/sessions',
  concepts: '/activities',
  invites: '/team',
};

/** The URL of a task's list, with the filter by which the task was counted. */
export function taskHref(kind: TaskKind, area: TaskArea): string {
  const path =
    area.level === 'organization'
      ? `/organizations/${area.organizationId}${ORGANIZATION[kind] ?? ''}`
      : ((area.level === 'admin' ? ALL : PLATFORM)[kind] ?? '/');
  const filter = new URLSearchParams(TASK_FILTERS[kind]).toString();
  return filter === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${filter}`;
}
