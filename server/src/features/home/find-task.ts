import { type Task, TASK_FILTERS, type TaskKind } from '@move/contract/home/tasks.ts';
import type { Endpoint, QueryOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { allows, type Guard } from '@move/domain/access/guard.ts';
import { gate } from '@move/domain/access/gate.ts';
import type { Call } from '../../platform/http/route.ts';

type ListReply = { meta: { pagination: { total: number } } };

/** What a task shows of its list. */
type Shown = { oldest_at?: string | null | undefined; oldest_name?: string | undefined; amount_in_cents?: number };

type TaskList<E extends Endpoint> = {
  kind: TaskKind;
  endpoint: E;
  /** The guard of the task, when fewer users get the task than may open the list. By default the guard of the list. */
  needs?: Guard;
  /** The list's own handler, so that the number of a task equals that of the list behind its link. */
  handle: (call: Call<E>) => Promise<ReplyOf<E>>;
  /** The sort order that puts the row that waits longest first. */
  sort: string;
  show: (reply: ReplyOf<E>) => Shown;
};

/** Reads the first row and the total of a task's list. Null when the list is empty, or the caller doesn't get this task. */
export async function findTask<E extends Endpoint>(
  call: Call<Endpoint>,
  { kind, endpoint, needs = endpoint.permission, handle, sort, show }: TaskList<E>,
): Promise<Task | null> {
  if (call.caller === null || !allows(needs, gate(call.caller))) return null;
  const query = endpoint.query?.parse({ ...TASK_FILTERS[kind], sort, order: 'asc', itemsPerPage: 1 }) as QueryOf<E>;
  const reply = await handle({ ...call, query } as unknown as Call<E>);
  const count = (reply as ListReply).meta.pagination.total;
  return count === 0 ? null : taskOf(kind, count, show(reply));
}

export const taskOf = (kind: TaskKind, count: number, { oldest_at, oldest_name, amount_in_cents }: Shown): Task => ({
  kind,
  count,
  amount_in_cents: amount_in_cents ?? null,
  oldest_at: oldest_at ?? null,
  oldest_name: oldest_name ?? null,
});

/** The start in UTC of a day, `2026-05-01`, or a month, `2026-05`. */
export const startOf = (day: string | undefined) => day && `${day.slice(0, 7)}-${day.slice(8) || '01'}T00:00:00.000Z`;

/** Runs the searches one after the other, since they share the connection of the call. */
export async function findTasks(searches: readonly (() => Promise<Task | null>)[]): Promise<{ tasks: Task[] }> {
  const tasks: Task[] = [];
  for (const search of searches) {
    const task = await search();
    if (task) tasks.push(task);
  }
  return { tasks };
}
