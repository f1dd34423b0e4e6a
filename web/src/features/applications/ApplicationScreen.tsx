import type { FunctionComponent } from 'react';
import { useCrumb } from '../../platform/menu/crumbs.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { ScreenTabs } from '../../screens/ScreenTabs.tsx';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { ActivitiesPart } from '../activities/public.tsx';
import { LocationsPart } from '../locations/public.tsx';
import { OrdersPart } from '../orders/public.tsx';
import { OrganizationsPart } from '../organizations/public.tsx';
import { PaymentKey } from '../payments/public.tsx';
import { ProductsPart } from '../products/public.tsx';
import { SessionsPart } from '../sessions/public.tsx';
import { CampaignsPart } from '../campaigns/public.tsx';
import { CategoriesPart } from '../taxonomy/public.tsx';
import { AdministratorsPart } from '../team/public.tsx';
import { useApplicationPage } from './application-page.tsx';
import { ApplicationEdit } from './edit/ApplicationEdit.tsx';
import { ApplicationHolidays } from './ApplicationHolidays.tsx';

type Ids = { applicationId: number };
type Part = FunctionComponent<Ids>;

/** Where online payments of a platform arrive. */
function PaymentsPart({ applicationId }: Ids) {
  return (
    <div className="form">
      <PaymentKey applicationId={applicationId} />
    </div>
  );
}

const PARTS = new Map<string, Part>([
  ['organizations', OrganizationsPart],
  ['activities', ActivitiesPart],
  ['sessions', SessionsPart],
  ['products', ProductsPart],
  ['locations', LocationsPart],
  ['categories', CategoriesPart],
  ['campaigns', CampaignsPart],
  ['orders', OrdersPart],
  ['payments', PaymentsPart],
]);

/** A platform: its own data, or the list of `?tab=`. */
export function ApplicationScreen({ applicationId }: Ids) {
  const { tab = '' } = useSearch();
  const list = PARTS.get(tab);
  if (list) return <ListTab applicationId={applicationId} list={list} />;
  if (tab === 'holidays') return <ApplicationHolidays applicationId={applicationId} />;
  return <ApplicationEdit applicationId={applicationId} />;
}

/** Administrators and invitations of a platform. */
export function ApplicationUsers({ applicationId }: Ids) {
  return <ListTab applicationId={applicationId} list={AdministratorsPart} />;
}

/** A part below the name and the tabs of its platform. */
function ListTab({ applicationId, list: List }: Ids & { list: Part }) {
  const { application, error, retry, header, dialog } = useApplicationPage(applicationId);
  useCrumb(application?.name ?? null);
  if (application === null) {
    return error === null ? <FormSkeleton /> : <RecordFailed error={error} onRetry={retry} />;
  }
  return (
    <>
      <PageHeader title={application.name} meta={header.meta()} position={header.position} menu={header.menu} />
      <ScreenTabs tabs={header.tabs} />
      <List applicationId={applicationId} />
      {dialog}
    </>
  );
}
