import { getOrganization } from '@move/contract/organizations/organizations.ts';
import { resubmitOrganization } from '@move/contract/organizations/review.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useCan, useScreenScope } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { invalidate, useRead } from '../../platform/api/reads.ts';
import { unsavedForms } from '../../screens/edit/drafts/kept-forms.ts';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { organizationMessages } from './organizations.messages.ts';
import { ReviewBanner } from './ReviewBanner.tsx';
import * as buttonStyles from '../../ui/page/Button.module.css';

/**
 * Shown on every screen of an organisation that is pending or rejected, with the reason of a rejection
 * (docs/rules/access.md#review-of-organisations).
 */
export function OrganizationStatusBanner({ organizationId }: { organizationId: number }) {
  const t = useMessages(organizationMessages).banner;
  const { level } = useScreenScope();
  const mayRead = useCan(getOrganization);
  const read = useRead(
    getOrganization,
    { params: { organizationId } },
    { enabled: mayRead, staleTime: 300_000, showsErrors: true },
  );
  const organization = read.data?.organization;
  if (organization === undefined || organization.status === 'accepted') return null;
  if (level === 'application') return <ReviewBanner organization={organization} />;
  if (organization.status === 'pending') return <Banner tone="warning">{t.pendingForStaff}</Banner>;
  return (
    <Banner tone="danger" action={<Resubmit organizationId={organizationId} />}>
      {t.rejected(organization.rejected_reason)}
    </Banner>
  );
}

/** Submits the organisation again, once its changes are saved. */
function Resubmit({ organizationId }: { organizationId: number }) {
  const t = useMessages(organizationMessages).banner;
  const mayResubmit = useCan(resubmitOrganization);
  const { call, isPending } = useCall(resubmitOrganization);
  if (!mayResubmit) return null;
  const resubmit = async () => {
    if (unsavedForms().length > 0) return notify.info(t.saveFirst);
    const result = await call({ params: { organizationId } });
    // a 409 means that the status has changed, for instance by a reviewer: the banner then shows the new status
    if (result.ok || result.error.status === 409) void invalidate([getOrganization]);
    if (result.ok) notify.success(t.resubmitted);
  };
  return (
    <button type="button" className={buttonStyles.linkButton} disabled={isPending} onClick={() => void resubmit()}>
      {t.resubmit}
    </button>
  );
}
