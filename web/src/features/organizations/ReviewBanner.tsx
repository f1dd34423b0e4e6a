import type { Organization } from '@move/contract/organizations/organizations.ts';
import { listWaitingOrganizations } from '@move/contract/organizations/review.ts';
import { Can } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { Link } from '../../platform/navigation/navigation.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { organizationMessages } from './organizations.messages.ts';
import * as buttonStyles from '../../ui/page/Button.module.css';

/** Shows an administrator that the organisation waits for review or was rejected, with a link to the decision. */
export function ReviewBanner({
  organization,
}: {
  organization: Pick<Organization, 'id' | 'status' | 'rejected_reason'>;
}) {
  const t = useMessages(organizationMessages).banner;
  const { id, status, rejected_reason } = organization;
  if (status === 'accepted') return null;
  return (
    <Banner
      tone={status === 'pending' ? 'warning' : 'danger'}
      action={
        <Can endpoint={listWaitingOrganizations}>
          <Link className={buttonStyles.linkButton} to={`/application/organizations/review?id=${id}`}>
            {t.review}
          </Link>
        </Can>
      }
    >
      {status === 'pending' ? t.pendingForAdmin : t.rejected(rejected_reason)}
    </Banner>
  );
}
