import { type BundleRow, createBundle, listBundles, removeBundle } from '@move/contract/bundles/bundles.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { ActionLink } from '../../screens/links.tsx';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { ActivityScreen } from '../activities/public.tsx';
import { BundleCard, useBundleColumns } from './bundle-columns.tsx';
import { type ActivityParams, bundlePath, bundlesPath } from './bundle-path.ts';
import { bundleMessages } from './bundles.messages.ts';
import { useRemoveBundle } from './use-remove-bundle.tsx';

export function BundleTab(params: ActivityParams) {
  return (
    <ActivityScreen {...params} tab="/bundles" isWide>
      {() => <Bundles {...params} />}
    </ActivityScreen>
  );
}

function Bundles(params: ActivityParams) {
  const t = useMessages(bundleMessages);
  const list = useList(listBundles, { params });
  const columns = useBundleColumns(params);
  const [remove, dialog] = useRemoveBundle(params);
  const mayRemove = useCan(removeBundle);
  const removalLabel = ({ has_participants: isCanceled }: BundleRow) =>
    isCanceled ? t.removing.cancel.action : t.removing.action;
  const create = (
    <ActionLink to={`${bundlesPath(params)}/create`} needs={createBundle}>
      {t.create}
    </ActionLink>
  );
  const past = [
    { value: '0', label: t.past.no },
    { value: '1', label: t.past.yes },
  ];
  return (
    <>
      <ListPart
        list={list}
        title={t.title}
        search={t.search}
        create={create}
        record={(row) => ({ name: row.name, href: bundlePath({ ...params, bundleId: row.id }) })}
        columns={columns}
        card={(row) => <BundleCard row={row} href={bundlePath({ ...params, bundleId: row.id })} />}
        filters={[{ name: 'past', label: t.past.label, options: past }]}
        menu={(row) =>
          mayRemove ? [{ label: removalLabel(row), isDanger: true, onClick: () => void remove(row) }] : []
        }
        empty={t.empty}
      />
      {dialog}
    </>
  );
}
