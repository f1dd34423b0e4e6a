import type { Gate } from '@move/domain/access/gate.ts';

/** The platform for those who may see it, else the current organisation, else home. */
export function logoTarget(gate: Gate, organizationId: number | null): string {
  if (gate.can('view-application')) return '/application';
  return organizationId === null ? '/overview' : `/organizations/${organizationId}`;
}
