import { listActivities } from '@move/contract/activities/activities.ts';
import type * as api from '@move/contract/home/tasks.ts';
import type { Task } from '@move/contract/home/tasks.ts';
import { listAllInvoices } from '@move/contract/invoices/invoices.ts';
import { getOpenRefunds, type OpenRefunds } from '@move/contract/orders/open-refunds.ts';
import { listApplicationOrders, listOrders } from '@move/contract/orders/orders.ts';
import { listWaitingOrganizations } from '@move/contract/organizations/review.ts';
import { listSepaBatches } from '@move/contract/payouts/sepa-batches.ts';
import { listProviderFindings } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { listReconciliations } from '@move/contract/reconciliation/reconciliation.ts';
import { listApplicationSessions, type SessionRow } from '@move/contract/sessions/sessions.ts';
import { listTeam } from '@move/contract/team/team.ts';
import { allows } from '@move/domain/access/guard.ts';
import { gate } from '@move/domain/access/gate.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { mayShowMoney } from '../../platform/auth/assert-money-ability.ts';
import type { Call } from '../../platform/http/route.ts';
import * as activities from '../activities/public.ts';
import * as invoices from '../invoices/public.ts';
import * as orders from '../orders/public.ts';
import * as organizations from '../organizations/public.ts';
import * as payouts from '../payouts/public.ts';
import * as comparisons from '../provider-comparisons/public.ts';
import * as reconciliation from '../reconciliation/public.ts';
import * as sessions from '../sessions/public.ts';
import * as team from '../team/public.ts';
import { findTask, findTasks, startOf, taskOf } from './find-task.ts';

type Of<E> = Call<E> & Call<Endpoint>;

export async function listOrganizationTasks(own: Call<typeof api.listOrganizationTasks>) {
  const call = own as Of<typeof api.listOrganizationTasks>;
  const { organizationId } = own.params;
  // orders of other platforms count only for a user whose role in the organisation may see orders
  await mayShowMoney('view-rates', { ...own, organizationId });
  return findTasks([
    () => openRefunds(call, 'failed'),
    () => openRefunds(call, 'to_hand_over'),
    () =>
      findTask(call, {
        kind: 'unpaid',
        endpoint: listOrders,
        handle: orders.listOrders,
        sort: 'created_at',
        show: (reply) => ({
          oldest_at: reply.orders[0]?.created_at,
          ...(reply.totals === null ? {} : { amount_in_cents: reply.totals.open_in_cents }),
        }),
      }),
    () =>
      findTask(call, {
        kind: 'waitlists',
        endpoint: listApplicationSessions,
        handle: (asked) => sessions.listApplicationSessions({ ...asked, query: { ...asked.query, organizationId } }),
        sort: 'starts_at',
        show: (reply) => ({ oldest_name: nextOf(reply.sessions) }),
      }),
    () =>
      findTask(call, {
        kind: 'concepts',
        endpoint: listActivities,
        handle: activities.listActivities,
        sort: 'updated_at',
        show: (reply) => ({ oldest_at: reply.activities[0]?.updated_at, oldest_name: reply.activities[0]?.name }),
      }),
    () =>
      findTask(call, {
        kind: 'invites',
        endpoint: listTeam,
        needs: 'manage-team',
        handle: team.listTeam,
        sort: 'invited_at',
        show: (reply) => ({ oldest_at: reply.team[0]?.invited_at }),
      }),
  ]);
}

const nextOf = ([session]: readonly SessionRow[]) => session?.activity.name;

async function openRefunds(
  call: Of<typeof api.listOrganizationTasks>,
  state: keyof Awaited<ReturnType<typeof orders.getOpenRefunds>>,
): Promise<Task | null> {
  if (!allows(getOpenRefunds.permission, gate(call.caller))) return null;
  const open: OpenRefunds = (await orders.getOpenRefunds(call))[state];
  const kind = state === 'failed' ? 'refund_failed' : 'to_hand_over';
  return open.orders === 0 ? null : taskOf(kind, open.orders, open);
}

export function listApplicationTasks(own: Call<typeof api.listApplicationTasks>) {
  const call = own as Of<typeof api.listApplicationTasks>;
  return findTasks([
    () =>
      findTask(call, {
        kind: 'review',
        endpoint: listWaitingOrganizations,
        handle: organizations.listWaitingOrganizations,
        sort: 'submitted_at',
        show: ({ organizations: [first] }) => ({ oldest_at: first?.submitted_at, oldest_name: first?.name }),
      }),
    async () => {
      const task = await findTask(call, {
        kind: 'refund_failed',
        endpoint: listApplicationOrders,
        handle: orders.listApplicationOrders,
        sort: 'created_at',
        show: () => ({}),
      });
      // the age of the failed refund, not of its order, as in the tasks of the organisation
      return task && { ...task, oldest_at: await orders.findOldestFailedRefund(call.db, call.applicationId) };
    },
    () =>
      findTask(call, {
        kind: 'waitlists',
        endpoint: listApplicationSessions,
        handle: sessions.listApplicationSessions,
        sort: 'starts_at',
        show: (reply) => ({ oldest_name: nextOf(reply.sessions) }),
      }),
  ]);
}

export function listAllTasks(own: Call<typeof api.listAllTasks>) {
  const call = own as Of<typeof api.listAllTasks>;
  return findTasks([
    () =>
      findTask(call, {
        kind: 'drafts',
        endpoint: listSepaBatches,
        handle: payouts.listSepaBatches,
        sort: 'created_at',
        show: (reply) => ({ oldest_at: reply.sepas[0]?.created_at }),
      }),
    () =>
      findTask(call, {
        kind: 'returned',
        endpoint: listSepaBatches,
        handle: payouts.listSepaBatches,
        sort: 'execution_date',
        show: (reply) => ({ oldest_at: startOf(reply.sepas[0]?.execution_date) }),
      }),
    () =>
      findTask(call, {
        kind: 'undelivered',
        endpoint: listAllInvoices,
        handle: invoices.listAllInvoices,
        sort: 'number',
        show: (reply) => ({ oldest_at: startOf(reply.invoices[0]?.issued_on) }),
      }),
    () =>
      findTask(call, {
        kind: 'findings',
        endpoint: listProviderFindings,
        handle: comparisons.listProviderFindings,
        sort: 'day',
        show: (reply) => ({ oldest_at: startOf(reply.findings[0]?.day) }),
      }),
    () =>
      findTask(call, {
        kind: 'differences',
        endpoint: listReconciliations,
        handle: reconciliation.listReconciliations,
        sort: 'month',
        show: (reply) => ({ oldest_at: startOf(reply.reconciliations[0]?.month) }),
      }),
  ]);
}
