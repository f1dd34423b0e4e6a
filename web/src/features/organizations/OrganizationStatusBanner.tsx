import { getOrganization } from '@move/contract/organizations/organizations.ts';
import { useCan } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { useRead } from '../../platform/reads.ts';
import { Banner } from '../../ui/page/Banner.tsx';
import { organizationMessages } from './organizations.messages.ts';

/** Says on every screen of an organisation that it still waits for review, or was rejected (D10.34). */
export function OrganizationStatusBanner({ organizationId }: { organizationId: number }) {
  const t = useMessages(organizationMessages).banner;
  const mayRead = useCan(getOrganization);
  const read = useRead(
    getOrganization,
    { params: { organizationId } },
    { enabled: mayRead, staleTime: 300_000, showsErrors: true },
  );
  const organization = read.data?.organization;
  if (organization === undefined || organization.status === 'accepted') return null;
  const isPending = organization.status === 'pending';
  return (
    <Banner tone={isPending ? 'warning' : 'danger'}>
      {isPending ? t.pending : t.rejected(organization.rejected_reason)}
    </Banner>
  );
}
