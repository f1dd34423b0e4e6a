import type { Gate } from '@move/domain/access/gate.ts';

/** Where the logo leads: to the platform for users who may see it, else to the current organisation, else to the overview. */
export function logoTarget(gate: Gate, organizationId: number | null): string {
  if (gate.can('view-application')) return '/application';
  return organizationId === null ? '/overview' : `/organizations/${organizationId}`;
}
