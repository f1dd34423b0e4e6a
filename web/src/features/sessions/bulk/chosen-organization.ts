import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { notify } from '../../../platform/notify.ts';
import type { Locale } from '../../../platform/texts/locale.ts';
import { manySessionMessages } from './many-sessions.messages.ts';

export type RowById = (id: number) => SessionRow | undefined;

/** The organisation of the sessions. Shows an error and returns null when they belong to several organisations. */
export function singleOrganizationOrNotify(ids: readonly number[], rowOf: RowById, locale: Locale): number | null {
  const [organizationId = null, ...others] = new Set(ids.map((id) => rowOf(id)?.organization.id ?? null));
  if (others.length === 0) return organizationId;
  notify.error(manySessionMessages[locale].several);
  return null;
}

/** The number of taken spots in sessions that get another location. Past and canceled sessions don't count: they cause no mails. */
export function spotsMovedTo(locationId: number, ids: readonly number[], rowOf: RowById): number {
  const rows = ids.flatMap((id) => rowOf(id) ?? []);
  const moving = rows.filter((row) => !row.is_past && row.status !== 'canceled' && row.location?.id !== locationId);
  return moving.reduce((total, row) => total + row.taken, 0);
}
