import type { EquationTerm } from '@move/domain/reconciliation/equation.ts';

export const RECONCILIATION = '/admin/reconciliation';

type Filter = { applicationId?: string | undefined; term?: EquationTerm | undefined };

function queryOf({ applicationId, term }: Filter): string {
  const parts = new URLSearchParams();
  if (applicationId !== undefined) parts.set('applicationId', applicationId);
  if (term !== undefined) parts.set('term', term);
  return parts.size === 0 ? '' : `?${parts.toString()}`;
}

export const monthPath = (month: string, filter: Filter = {}) => `${RECONCILIATION}/${month}${queryOf(filter)}`;

export const itemsPath = (of: { month: string; organizationId: number }, filter: Filter = {}) =>
  `${RECONCILIATION}/${of.month}/${of.organizationId}${queryOf(filter)}`;

/** The platform of a row, as a value for the URL. */
export const platformValue = (application: { id: number } | null): string =>
  application === null ? 'none' : String(application.id);
