/** A record as the audit trail lists it: its table and id, of one organisation or of a platform. */
export type HistorySource = { subject: string; subjectId: string; organizationId: number | null };

/**
 * Finds the record in an endpoint's path: its last id and the word before it.
 * `/v1/admin/organizations/:organizationId/cancellation-terms/:termId` is a row of `cancellation_terms`.
 */
export function historySource(path: string, params: Readonly<Record<string, unknown>>): HistorySource | null {
  const parts = path.split('/');
  const last = parts.findLastIndex((part) => part.startsWith(':'));
  const id = params[parts[last]?.slice(1) ?? ''];
  const subject = parts[last - 1]?.replaceAll('-', '_');
  if (last < 1 || subject === undefined || (typeof id !== 'number' && typeof id !== 'string')) return null;
  const { organizationId } = params;
  return { subject, subjectId: String(id), organizationId: typeof organizationId === 'number' ? organizationId : null };
}
