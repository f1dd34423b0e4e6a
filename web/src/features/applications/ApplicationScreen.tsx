import type { FunctionComponent } from 'react';
import { useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { ScreenTabs } from '../../screens/ScreenTabs.tsx';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { ActivitiesPart } from '../activities/public.tsx';
import { LocationsPart } from '../locations/public.tsx';
import { OrdersPart } from '../orders/public.tsx';
import { OrganizationsPart } from '../organizations/public.tsx';
import { ProductsPart } from '../products/public.tsx';
import { SessionsPart } from '../sessions/public.tsx';
import { CampaignsPart } from '../campaigns/public.tsx';
import { CategoriesPart } from '../taxonomy/public.tsx';
import { AdministratorsPart } from '../team/public.tsx';
import { APPLICATION_LISTS, applicationPath, useApplicationPage } from './application-page.tsx';
import { applicationMessages } from './applications.messages.ts';
import { ApplicationEdit, EDIT_TABS } from './edit/ApplicationEdit.tsx';
import { ApplicationHolidays } from './ApplicationHolidays.tsx';

type Ids = { applicationId: number };
type Part = FunctionComponent<Ids>;

const PARTS = new Map<string, Part>([
  ['organizations', OrganizationsPart],
  ['activities', ActivitiesPart],
  ['sessions', SessionsPart],
  ['products', ProductsPart],
  ['locations', LocationsPart],
  ['categories', CategoriesPart],
  ['campaigns', CampaignsPart],
  ['orders', OrdersPart],
]);

/** The screen of a platform: its own fields, or with `?tab=` another form or a list. */
export function ApplicationScreen({ applicationId }: Ids) {
  const { tab = '' } = useSearch();
  const list = PARTS.get(tab);
  if (list) return <ListTab applicationId={applicationId} list={list} />;
  if (tab === 'holidays') return <ApplicationHolidays applicationId={applicationId} />;
  return <ApplicationEdit applicationId={applicationId} tab={EDIT_TABS.find((each) => each === tab) ?? 'info'} />;
}

/** Administrators and invites of a platform. */
export function ApplicationUsers({ applicationId }: Ids) {
  return <ListTab applicationId={applicationId} list={AdministratorsPart} />;
}

/** A list below the name and the tabs of its platform. */
function ListTab({ applicationId, list: List }: Ids & { list: Part }) {
  const { application, error, retry, header, dialog } = useApplicationPage(applicationId);
  const { tabs } = useMessages(applicationMessages);
  const { tab = '' } = useSearch();
  const list = APPLICATION_LISTS.find((each) => each === tab);
  const parent = application === null ? undefined : { name: application.name, href: applicationPath(applicationId) };
  // the tabs show a list only while it is open, because the menu links to all lists
  const listTab = list && { href: `${applicationPath(applicationId)}?tab=${list}`, label: tabs[list] };
  useSetCrumbs(list === undefined ? (application?.name ?? null) : tabs[list], list === undefined ? undefined : parent);
  if (application === null) {
    return error === null ? <FormSkeleton /> : <RecordFailed error={error} onRetry={retry} />;
  }
  return (
    <>
      <PageHeader title={application.name} meta={header.meta()} position={header.position} menu={header.menu} />
      <ScreenTabs tabs={listTab === undefined ? header.tabs : [...header.tabs, listTab]} />
      <List applicationId={applicationId} />
      {dialog}
    </>
  );
}
