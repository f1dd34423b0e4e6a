import type { ListPreferences } from '@move/contract/preferences/preferences.ts';

/** The list name under which the setting for all lists of a user is stored: the row density. */
export const ALL_LISTS = 'all';

type ViewTenant = { query: { organization_id?: number | undefined }; applicationId: number | null };

/**
 * The list name under which the order and default of the saved views are stored: by organisation, or without an organisation by platform,
 * because each has its own shared views.
 */
export function viewsListName(list: string, { query, applicationId }: ViewTenant): string {
  if (query.organization_id !== undefined) return `${list}/organizations/${query.organization_id}`;
  return applicationId === null ? list : `${list}/applications/${applicationId}`;
}

export const STANDARD_PREFERENCES: ListPreferences = {
  columns: null,
  density: 'roomy',
  widths: {},
  view_order: [],
  default_view: null,
};
