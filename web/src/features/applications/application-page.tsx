import { type Application, getApplication, listApplications } from '@move/contract/applications/manage-applications.ts';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { useRecordPosition } from '../../screens/list/use-record-position.ts';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import type { RecordPosition } from '../../ui/page/PageHeader.tsx';
import { applicationMessages } from './applications.messages.ts';
import { useRemoveApplication } from './use-remove-application.ts';

export const applicationPath = (applicationId: number) => `/admin/applications/${applicationId}`;

/** The parts of a platform, each with an address of its own. */
export function useApplicationTabs(applicationId: number): EditTab[] {
  const { tabs } = useMessages(applicationMessages);
  const path = applicationPath(applicationId);
  return [
    { href: path, label: tabs.info },
    { href: `${path}/invites`, label: tabs.users },
    { href: `${path}/mapbox-settigns`, label: tabs.map },
    { href: `${path}/filters`, label: tabs.primary },
    { href: `${path}/filters?tab=secondary`, label: tabs.secondary },
    { href: `${path}?tab=holidays`, label: tabs.holidays },
    { href: `${path}?tab=payments`, label: tabs.payments },
    ...(
      ['organizations', 'activities', 'sessions', 'products', 'locations', 'categories', 'campaigns', 'orders'] as const
    ).map((tab) => ({
      href: `${path}?tab=${tab}`,
      label: tabs[tab],
    })),
  ];
}

export type ApplicationHeader = {
  tabs: EditTab[];
  position: RecordPosition | undefined;
  menu: readonly MenuItem[];
  meta: () => readonly ReactNode[];
};

/** The platform that a screen is about and what stands above each of its tabs; render `dialog` once. */
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
    menu: [{ label: t.remove.action, isDanger: true, onClick: () => void leave() }],
    meta,
  };
  return { application, error: read.error, retry: () => void read.refetch(), header, dialog };
}
