import { notify } from '../../../platform/notify.ts';
import { writeSearch } from '../../../platform/navigation/addresses.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { usePathname, useSearch } from '../../../platform/navigation/navigation.tsx';
import { Hint } from '../../../ui/overlays/menus/Hint.tsx';
import { TabBar } from '../../../ui/page/bars/TabBar.tsx';
import { screenMessages } from '../../screen.messages.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { ViewQuery } from './url-state.ts';
import type { ListEndpoint } from '../endpoint-types.ts';
import type { List } from '../use-list.ts';
import type { EditableListPreferences } from './use-list-preferences.ts';
import { useViewCounts } from './use-view-counts.ts';
import type { BuiltInView, Views } from './use-views.ts';
import * as tabBarStyles from '../../../ui/page/bars/TabBar.module.css';
import * as pageHeaderStyles from '../../../ui/page/PageHeader.module.css';

type ViewTabsProps<E extends ListEndpoint> = {
  views: readonly BuiltInView[];
  state: Views;
  query: ViewQuery;
  list: List<E>;
  preferences: EditableListPreferences;
  onSave: () => void;
};

// needed only by users who saved a view
const UpdateView = lazyPart(() => import('./saved/UpdateView.tsx').then((module) => module.UpdateView));
const ManageViews = lazyPart(() => import('./saved/ManageViews.tsx').then((module) => module.ManageViews));

/** The built-in and saved views as tabs, each with its own URL and, where known, its number of rows. */
export function ViewTabs<E extends ListEndpoint>(props: ViewTabsProps<E>) {
  const { views, state, query, list, preferences, onSave } = props;
  const { saved } = state;
  const words = useMessages(screenMessages);
  const pathname = usePathname();
  // the tab that shows the list is not part of a view
  const { tab } = useSearch();
  const place = tab === undefined ? {} : { tab };
  const all = [{ name: words.all, query: {} }, ...views, ...saved];
  const current = state.current?.name === '' ? all[0] : state.current;
  const counts = useViewCounts(list, all, current);
  // a list without views has no tabs, also during a search: else the list would move while the user works
  if (all.length === 1) return <div className={pageHeaderStyles.lined} />;
  // for a saved view, the dialog can still update its columns
  const canSave = state.isNew || saved.some((view) => view === state.current && view.may.update);
  const tabs = all.map((view, index) => ({
    href: pathname + (writeSearch({ ...place, ...view.query }) || '?'),
    label: view === state.changed ? words.views.changed(view.name) : view.name,
    // without a matching view, the tab of all rows is current
    isCurrent: view === (current ?? all[0]),
    count: view === current && !list.isLoading ? list.total : counts[index],
  }));
  return (
    <TabBar
      tabs={tabs}
      trailing={
        <>
          {state.changed?.may.update && (
            <UpdateView key={state.changed.id} view={state.changed} columns={state.chosen} query={query} />
          )}
          <AddView reason={canSave ? null : words.views.same} onSave={onSave} />
          {saved.length > 0 && <ManageViews preferences={preferences} />}
        </>
      }
    />
  );
}

/** Opens the dialog for a new view; when there is nothing new to save, shows the reason instead. */
function AddView({ reason, onSave }: { reason: string | null; onSave: () => void }) {
  const words = useMessages(screenMessages);
  const button = (
    <button
      type="button"
      className={tabBarStyles.tab}
      aria-disabled={reason !== null || undefined}
      onClick={() => (reason === null ? onSave() : notify.info(reason))}
    >
      + {words.views.add}
    </button>
  );
  return reason === null ? button : <Hint text={reason}>{button}</Hint>;
}
