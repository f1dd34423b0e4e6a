import { updatePaymentMethods } from '@move/contract/applications/application-settings.ts';
import {
  type Application,
  getApplication,
  listApplications,
  type updateApplication,
} from '@move/contract/applications/manage-applications.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { type EditTab, fieldsOfBody, fieldsOn, type TabByField } from '../../screens/edit/edit-tabs.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useRecordPosition } from '../../screens/list/use-record-position.ts';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import type { RecordPosition } from '../../ui/page/PageHeader.tsx';
import { applicationMessages } from './applications.messages.ts';
import { useRemoveApplication } from './use-remove-application.ts';

export const applicationPath = (applicationId: number) => `/admin/applications/${applicationId}`;

type FormTab = 'info' | 'brand' | 'addresses' | 'map';

/** The tab of each field: a tab counts the errors of its fields, and a failed save opens the tab of the first error. */
const TAB_BY_FIELD: TabByField<BodyValues<typeof updateApplication>, FormTab> = {
  name: 'info',
  slug: 'info',
  email: 'info',
  description: 'info',
  parent_id: 'info',
  timezone: 'info',
  sport_id_alias: 'info',
  primary_color: 'brand',
  secondary_color: 'brand',
  logo: 'brand',
  favicon: 'brand',
  fallback_image: 'brand',
  website_url: 'addresses',
  dashboard_url: 'addresses',
  support_url: 'addresses',
  hosts: 'addresses',
  latitude: 'map',
  longitude: 'map',
  zoom: 'map',
};

/** The tabs of a platform, each with its own URL. */
export function useApplicationTabs(applicationId: number): EditTab[] {
  const { tabs } = useMessages(applicationMessages);
  const path = applicationPath(applicationId);
  return [
    { href: path, label: tabs.info, fields: fieldsOn(TAB_BY_FIELD, 'info') },
    { href: `${path}?tab=brand`, label: tabs.brand, fields: fieldsOn(TAB_BY_FIELD, 'brand') },
    { href: `${path}?tab=addresses`, label: tabs.addresses, fields: fieldsOn(TAB_BY_FIELD, 'addresses') },
    { href: `${path}?tab=payments`, label: tabs.payments, fields: fieldsOfBody(updatePaymentMethods) },
    { href: `${path}/invites`, label: tabs.users },
    { href: `${path}/mapbox-settigns`, label: tabs.map, fields: fieldsOn(TAB_BY_FIELD, 'map') },
    { href: `${path}/filters`, label: tabs.primary },
    { href: `${path}/filters?tab=secondary`, label: tabs.secondary },
    { href: `${path}?tab=holidays`, label: tabs.holidays },
  ];
}

/** The lists that the menu shows for the current platform; for another platform they are tabs. */
export const APPLICATION_LISTS = [
  'organizations',
  'activities',
  'sessions',
  'products',
  'locations',
  'categories',
  'campaigns',
  'orders',
] as const;

export type ApplicationHeader = {
  tabs: EditTab[];
  position: RecordPosition | undefined;
  menu: readonly MenuItem[];
  meta: () => readonly ReactNode[];
};

/** The platform of a screen and the header above each of its tabs; render `dialog` once. */
export function useApplicationPage(applicationId: number): {
  application: Application | null;
  error: Error | null;
  retry: () => void;
  header: ApplicationHeader;
  dialog: ReactNode;
} {
  const t = useMessages(applicationMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const read = useRead(getApplication, { params: { applicationId } }, { showsErrors: true });
  const application = read.data?.application ?? null;
  const [remove, dialog] = useRemoveApplication();
  const leave = async () => {
    if (application !== null && (await remove(application))) navigate('/admin/applications');
  };
  const meta = () =>
    application === null
      ? []
      : [
          application.slug,
          ...(application.parent ? [t.meta.parent(application.parent.name)] : []),
          t.meta.organizations(application.organizations_count),
          t.meta.changed(formats.relative(application.updated_at)),
        ];
  const header = {
    tabs: useApplicationTabs(applicationId),
    position: useRecordPosition({ list: listApplications, id: applicationId, hrefOf: applicationPath }),
    menu: [
      ...APPLICATION_LISTS.map((tab) => ({ label: t.tabs[tab], href: `${applicationPath(applicationId)}?tab=${tab}` })),
      'divider' as const,
      { label: t.remove.action, isDanger: true, onClick: () => void leave() },
    ],
    meta,
  };
  return { application, error: read.error, retry: () => void read.refetch(), header, dialog };
}
