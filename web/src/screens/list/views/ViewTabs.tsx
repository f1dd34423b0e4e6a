import { getPreferences, removeView, type SavedView, updateView } from '@move/contract/preferences/preferences.ts';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { writeSearch } from '../../../platform/navigation/addresses.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useScreenScope } from '../../../platform/session/gate.tsx';
import { usePathname, useSearch } from '../../../platform/navigation/navigation.tsx';
import { notify } from '../../../platform/notify.ts';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { TabBar } from '../../../ui/page/bars/TabBar.tsx';
import { screenWords } from '../../screen-words.ts';
import { later } from '../../../ui/later.tsx';
import type { ViewQuery } from './url-state.ts';
import type { BuiltInView, Views } from './use-views.ts';

type ViewTabsProps = {
  views: readonly BuiltInView[];
  state: Views;
  query: ViewQuery;
  total: number | undefined;
  onSave: () => void;
};

/** Saved views as tabs, each with its own address; the current one shows its count. */
export function ViewTabs({ views, state, query, total, onSave }: ViewTabsProps) {
  const { saved } = state;
  const words = useMessages(screenWords);
  const pathname = usePathname();
  // the tab that shows the list is not part of a view
  const { tab } = useSearch();
  const place = tab === undefined ? {} : { tab };
  const all = [{ name: words.all, query: {} }, ...views, ...saved];
  const current = state.current?.name === '' ? all[0] : state.current;
  // Without saved views there are no tabs, also during a search: else the list would move while the user works.
  if (all.length === 1) return <div className="phlined" />;
  const tabs = all.map((view) => ({
    href: pathname + (writeSearch({ ...place, ...view.query }) || '?'),
    label: view === state.changed ? words.views.changed(view.name) : view.name,
    isCurrent: view === current,
    count: view === current ? total : 'count' in view ? view.count : undefined,
  }));
  return (
    <TabBar
      tabs={tabs}
      trailing={
        <>
          {state.changed?.may.update && (
            <UpdateView key={state.changed.id} view={state.changed} columns={state.chosen} query={query} />
          )}
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

type UpdateViewProps = { view: SavedView; columns: readonly string[] | null; query: ViewQuery };

/** Keeps the changed filters, sorting and columns in the view. */
function UpdateView({ view, columns, query }: UpdateViewProps) {
  const words = useMessages(screenWords).views;
  const { organizationId } = useScreenScope();
  const update = useCall(updateView, { invalidates: [getPreferences] });
  const { page: _, itemsPerPage: __, ...kept } = query;
  const save = async () => {
    const { ok } = await update.call({
      params: { viewId: view.id },
      query: organizationId === null ? {} : { organization_id: organizationId },
      body: { query: kept, columns: columns?.map((name) => ({ name, is_shown: true })) ?? null },
    });
    if (ok) notify.success(words.saved(view.name));
  };
  return (
    <button type="button" className="tab" aria-label={words.update(view.name)} onClick={() => void save()}>
      {words.updateNow}
    </button>
  );
}

const RenameViewDialog = later(() => import('./RenameViewDialog.tsx').then((module) => module.RenameViewDialog));

function ManageViews({ saved }: { saved: readonly SavedView[] }) {
  const words = useMessages(screenWords);
  const remove = useCall(removeView, { invalidates: [getPreferences] });
  const { organizationId } = useScreenScope();
  const query = organizationId === null ? {} : { organization_id: organizationId };
  const [renaming, setRenaming] = useState<SavedView | null>(null);
  const removable = saved.filter((view) => view.may.remove);
  const own = saved.filter((view) => view.may.update);
  if (removable.length + own.length === 0) return null;
  const discard = async (view: SavedView) => {
    const { ok } = await remove.call({ params: { viewId: view.id }, query });
    if (ok) notify.success(words.views.removed(view.name));
  };
  return (
    <>
      <ActionMenu
        label={words.views.manage}
        isSmall
        items={[
          ...own.map((view) => ({
            label: words.views.rename(view.name),
            icon: <IconPencil size={16} stroke={1.75} aria-hidden />,
            onClick: () => setRenaming(view),
          })),
          ...removable.map((view) => ({
            label: words.views.remove(view.name),
            icon: <IconX size={16} stroke={1.75} aria-hidden />,
            onClick: () => void discard(view),
          })),
        ]}
      />
      {renaming && <RenameViewDialog view={renaming} place={query} onClose={() => setRenaming(null)} />}
    </>
  );
}
