import type { ListPreferences } from '@move/contract/preferences/preferences.ts';

/** The list name for settings of all lists of an account: the row density. */
export const ALL_LISTS = 'all';

type ViewTenant = { query: { organization_id?: number | undefined }; applicationId: number | null };

/**
 * The list name for order and default of the saved views: those of an organisation, and without one those of the platform, because each
 * has shared views of its own.
 */
export function viewsListName(list: string, { query, applicationId }: ViewTenant): string {
  if (query.organization_id !== undefined) return `${list}/organizations/${query.organization_id}`;
  return applicationId === null ? list : `${list}/applications/${applicationId}`;
}

export const STANDARD: ListPreferences = {
  columns: null,
  density: 'roomy',
  widths: {},
  view_order: [],
  default_view: null,
};
