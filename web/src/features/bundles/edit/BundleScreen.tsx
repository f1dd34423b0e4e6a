import { type Bundle, getBundle, listBundles, removeBundle, updateBundle } from '@move/contract/bundles/bundles.ts';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { type EditTab, fieldsOfBody } from '../../../screens/edit/edit-tabs.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { ParticipantActions, type BookableParams } from '../../participants/public.tsx';
import { type BundleParams, bundlePath, bundleReads, bundlesPath } from '../bundle-path.ts';
import { BundleOccupancy } from '../bundle-columns.tsx';
import { BundleRail } from './BundleRail.tsx';
import { bundleMessages } from '../bundles.messages.ts';
import { useRemoveBundle } from '../use-remove-bundle.tsx';

function useBundleTabs(params: BundleParams, bundle: Bundle | null): readonly EditTab[] {
  const t = useMessages(bundleMessages).tabs;
  const base = bundlePath(params);
  return [
    { href: base, label: t.general, fields: fieldsOfBody(updateBundle) },
    { href: `${base}/sessions`, label: t.sessions, count: bundle?.listed_sessions ?? 0 },
    { href: `${base}/participants`, label: t.participants, count: bundle?.listed_participants ?? 0 },
    { href: `${base}/waitlist`, label: t.waitlist, count: bundle?.waitlist_count || undefined },
  ];
}

type BundleScreenProps = BundleParams & {
  /** The end of the tab's URL, such as `/sessions`. It stays when the user opens the next bundle. */
  tab?: string;
  children: (bundle: Bundle) => ReactNode;
};

/** Every tab of a bundle has the same header, tabs, save bar, rail and form. */
export function BundleScreen({ tab = '', children, ...params }: BundleScreenProps) {
  const t = useMessages(bundleMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const mayRemove = useCan(removeBundle);
  const form = useEditForm({ load: getBundle, save: updateBundle, params, invalidates: bundleReads });
  const bundle = form.record;
  const [remove, dialog] = useRemoveBundle(params);
  const tabs = useBundleTabs(params, bundle);
  const leave = async (shown: Bundle) => {
    if (await remove(shown)) navigate(bundlesPath(params));
  };
  const position = useRecordPosition({
    list: listBundles,
    id: params.bundleId,
    hrefOf: (id) => bundlePath({ ...params, bundleId: id }) + tab,
  });
  const removal = {
    label: bundle?.has_participants ? t.removing.cancel.action : t.removing.action,
    icon: <IconTrash size={17} stroke={1.75} aria-hidden />,
    isDanger: true,
    onClick: () => bundle !== null && void leave(bundle),
  };
  const isGeneral = tab === '';
  const people: BookableParams = { kind: 'bundle', id: params.bundleId, ...params };
  return (
    <>
      <EditScreen
        form={form}
        title={({ name }) => name}
        meta={(record) => [
          record.activity.name,
          t.startsOn(formats.date(record.start_date)),
          record.sessions_count === 0 ? t.noSessions : t.sessions(record.sessions_count),
          // the count at the tab includes canceled sessions
          record.listed_sessions > record.sessions_count &&
            t.canceledSessions(record.listed_sessions - record.sessions_count),
          <BundleOccupancy key="occupancy" row={record} />,
        ]}
        parent={({ activity }) => ({ name: activity.name, href: bundlesPath(params) })}
        tabs={tabs}
        actions={
          <ParticipantActions bookable={people} toWaiting={tab === '/waitlist' && (bundle?.waitlist_count ?? 0) > 0} />
        }
        position={position}
        menu={mayRemove ? [removal] : []}
        isWide={!isGeneral}
        rail={isGeneral && bundle !== null ? <BundleRail bundle={bundle} /> : undefined}
      >
        {bundle !== null && children(bundle)}
      </EditScreen>
      {dialog}
    </>
  );
}
