import { getPreferences, removeView, type SavedView } from '@move/contract/preferences/preferences.ts';
import { IconX } from '@tabler/icons-react';
import { writeSearch } from '../../../platform/navigation/addresses.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useScreenScope } from '../../../platform/session/gate.tsx';
import { usePathname, useSearch } from '../../../platform/navigation/navigation.tsx';
import { notify } from '../../../platform/notify.ts';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { TabBar } from '../../../ui/page/bars/TabBar.tsx';
import { screenWords } from '../../screen-words.ts';
import { isSameView, type ViewQuery } from './url-state.ts';
import type { BuiltInView } from './use-views.ts';

type ViewTabsProps = {
  views: readonly BuiltInView[];
  saved: readonly SavedView[];
  query: ViewQuery;
  total: number | undefined;
  onSave: () => void;
};

/** Saved views as tabs, each with its own address; the current one shows its count. */
export function ViewTabs({ views, saved, query, total, onSave }: ViewTabsProps) {
  const words = useMessages(screenWords);
  const pathname = usePathname();
  // the tab that shows the list is not part of a view
  const { tab } = useSearch();
  const place = tab === undefined ? {} : { tab };
  const all = [{ name: words.all, query: {} }, ...views, ...saved];
  const current = all.find((view) => isSameView(view.query, query));
  // Without saved views there are no tabs, also during a search: else the list would move while the user works.
  if (all.length === 1) return <div className="phlined" />;
  const tabs = all.map((view) => ({
    href: pathname + (writeSearch({ ...place, ...view.query }) || '?'),
    label: view.name,
    isCurrent: view === current,
    count: view === current ? total : 'count' in view ? view.count : undefined,
  }));
  return (
    <TabBar
      tabs={tabs}
      trailing={
        <>
          <button type="button" className="tab" onClick={onSave}>
            + {words.views.add}
          </button>
          <span style={{ alignSelf: 'center' }}>
            <ManageViews saved={saved} />
          </span>
        </>
      }
    />
  );
}

function ManageViews({ saved }: { saved: readonly SavedView[] }) {
  const words = useMessages(screenWords);
  const remove = useCall(removeView, { invalidates: [getPreferences] });
  const { organizationId } = useScreenScope();
  const query = organizationId === null ? {} : { organization_id: organizationId };
  const removable = saved.filter((view) => view.may.remove);
  if (removable.length === 0) return null;
  const discard = async (view: SavedView) => {
    const { ok } = await remove.call({ params: { viewId: view.id }, query });
    if (ok) notify.success(words.views.removed(view.name));
  };
  return (
    <ActionMenu
      label={words.views.manage}
      isSmall
      items={removable.map((view) => ({
        label: words.views.remove(view.name),
        icon: <IconX size={16} stroke={1.75} aria-hidden />,
        onClick: () => void discard(view),
      }))}
    />
  );
}
