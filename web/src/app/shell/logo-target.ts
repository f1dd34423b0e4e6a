import type { Gate } from '@move/domain/access/gate.ts';

/** R2.5-83, R2.5-84: the platform for those who may see it, else the current organisation; without one, home. */
export function logoTarget(gate: Gate, organizationId: number | null): string {
  if (gate.can('view-application')) return '/application';
  return organizationId === null ? '/overview' : `/organizations/${organizationId}`;
}
