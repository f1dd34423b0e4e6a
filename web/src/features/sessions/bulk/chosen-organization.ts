import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { notify } from '../../../platform/notify.ts';
import type { Locale } from '../../../platform/texts/locale.ts';
import { manySessionMessages } from './many-sessions.messages.ts';

export type RowById = (id: number) => SessionRow | undefined;

/** The organisation of the sessions; null, after a message, when they are of several. */
export function organizationOf(ids: readonly number[], rowOf: RowById, locale: Locale): number | null {
  const [organizationId = null, ...others] = new Set(ids.map((id) => rowOf(id)?.organization.id ?? null));
  if (others.length === 0) return organizationId;
  notify.error(manySessionMessages[locale].several);
  return null;
}

/** How many spots are taken where a location is new. Participants of a session that has begun or was canceled get no mail. */
export function spotsMovedTo(locationId: number, ids: readonly number[], rowOf: RowById): number {
  const rows = ids.flatMap((id) => rowOf(id) ?? []);
  const moving = rows.filter((row) => !row.is_past && row.status !== 'canceled' && row.location?.id !== locationId);
  return moving.reduce((total, row) => total + row.taken, 0);
}
