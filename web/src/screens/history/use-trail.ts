import { listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import type { CallInput } from '@move/contract/kit/client/client.ts';
import { useRead } from '../../platform/api/reads.ts';

type TrailQuery = NonNullable<CallInput<typeof listAudit>['query']>;

/** Reads the audit trail of an organisation; without one, of the caller's platforms (a superadmin: of all). */
export function useTrail(organizationId: number | null, query: TrailQuery, { enabled = true } = {}) {
  const options = { keepsPrevious: true, showsErrors: true };
  const isOfOrganization = organizationId !== null;
  const ofOrganization = useRead(
    listOrganizationAudit,
    { params: { organizationId: organizationId ?? 0 }, query },
    { ...options, enabled: enabled && isOfOrganization },
  );
  const ofPlatforms = useRead(listAudit, { query }, { ...options, enabled: enabled && !isOfOrganization });
  const read = isOfOrganization ? ofOrganization : ofPlatforms;
  return {
    rows: read.data?.audit,
    total: read.data?.meta.pagination.total ?? 0,
    error: read.data === undefined ? read.error : null,
    retry: () => void read.refetch(),
  };
}
