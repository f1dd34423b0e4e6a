import { type ReactNode, useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRegisterShortcuts } from '../../platform/menu/shortcuts.ts';
import { type Removals, useRemoved } from '../history/use-removed.tsx';
import { screenMessages } from '../screen.messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PHONE, useMediaQuery } from '../../ui/look/use-media-query.ts';
import { ActionMenu, type MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { ListBulk } from './bulk/each-row.ts';
import type { ListColumn, RowLink } from './columns.tsx';
import type { FilterNameOf, ListEndpoint, RowOf, SortOf } from './endpoint-types.ts';
import { type ListFilter, useShownFilters } from './filters/filters.tsx';
import { ListFooter, ListRows } from './rows/ListRows.tsx';
import { type EmptyContent, hasNoRecords, ListStatus } from './ListStates.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { useShownColumns } from './rows/use-shown-columns.ts';
import { useDefaultView } from './views/use-default-view.ts';
import { useListPreferences } from './views/use-list-preferences.ts';
import { useBulkRemoval } from './bulk/use-bulk-removal.ts';
import type { List } from './use-list.ts';
import type { EditTab } from '../edit/edit-tabs.ts';
import { ScreenTabs } from '../ScreenTabs.tsx';
import { type ExportChoice, useExports } from './export/use-exports.tsx';
import { type BuiltInView, useViews } from './views/use-views.ts';
import { ViewTabs } from './views/ViewTabs.tsx';

export type ListScreenProps<E extends ListEndpoint> = {
  list: List<E>;
  title: string;
  /** What the search covers: “Naam, plaats of postcode”. Left out when the endpoint can't search. */
  search?: string | undefined;
  /** The name of a row and its link. */
  record: (row: RowOf<E>) => RowLink;
  columns: readonly ListColumn<RowOf<E>, SortOf<E>>[];
  filters?: readonly ListFilter<FilterNameOf<E>>[];
  views?: readonly BuiltInView[];
  actions?: ReactNode;
  /** The button that adds a record: the last one in the head, or inside the list while the list has no records. */
  create?: ReactNode;
  /** Choices of the export button, in addition to the rows as shown. */
  exports?: readonly ExportChoice[];
  /** Entries of the page's own menu, before the entry for removed records. */
  pageMenu?: readonly MenuItem[];
  menu?: (row: RowOf<E>) => readonly MenuItem[];
  bulk?: readonly ListBulk[];
  /** How records are removed and, for 30 days, restored: adds an action for chosen rows, and an entry for removed records to the menu. */
  removals?: Removals;
  /** The phone's card; default: name and the next two columns. */
  card?: (row: RowOf<E>) => ReactNode;
  /** The two columns that the phone's card shows below the name; default: the two after the name. */
  cardColumns?: readonly string[];
  /** The text of an empty list: what it will hold and why. */
  empty: EmptyContent;
  meta?: readonly ReactNode[];
  /** The totals below the columns, by column; the first column has the label. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** The list is one of several tabs, each with its own URL. */
  tabs?: readonly EditTab[];
  pageSizes?: readonly number[];
};

const SaveViewDialog = lazyPart(() =>
  import('./views/saved/SaveViewDialog.tsx').then((module) => module.SaveViewDialog),
);

/** The layout of every list: views, search, filters, table or cards, selection, export and paging. */
export function ListScreen<E extends ListEndpoint>(props: ListScreenProps<E>) {
  const { list, title, views: builtIn = [] } = props;
  const preferences = useListPreferences(list.endpoint.name);
  const views = useViews({ query: list.view.query, builtIn, preferences });
  const words = useMessages(screenMessages);
  useDefaultView(list.view, preferences);
  const [isSaving, setSaving] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const filters = useShownFilters(props.filters ?? [], list.view, isFiltering);
  const { all, standard, shown } = useShownColumns(props, filters, views.chosen);
  const exports = useExports({ list, columns: shown, name: title, others: props.exports ?? [] });
  const isPhone = useMediaQuery(PHONE);
  // “Exporteren: …” in the palette and in the menu of a phone, where no export button is above the choices
  const namedExports = exports.choices.map((choice) => ({ ...choice, label: words.export.named(choice.label) }));
  const removed = useRemoved(props.removals, list.endpoint);
  const bulk = [...(props.bulk ?? []), ...useBulkRemoval(props.removals)];
  useRegisterShortcuts(words.keys[bulk.length > 0 ? 'chosenList' : 'list']);
  return (
    <>
      <PageHeader
        title={title}
        meta={props.meta}
        isList
        actions={
          <>
            {!isPhone && (
              <ActionMenu items={exports.choices} label={words.export.title} isButton>
                {words.export.title}
              </ActionMenu>
            )}
            {props.actions}
            {!hasNoRecords(list) && props.create}
          </>
        }
        menu={[...(props.pageMenu ?? []), ...(isPhone ? namedExports : []), ...removed.items]}
        commands={isPhone ? [] : namedExports}
      />
      <ScreenTabs tabs={props.tabs ?? []} />
      <ViewTabs
        views={builtIn}
        state={views}
        query={list.view.query}
        list={list}
        preferences={preferences}
        onSave={() => setSaving(true)}
      />
      <ListToolbar
        {...{ filters, standard, preferences, views }}
        columns={all}
        view={list.view}
        search={props.search}
        onAddFilter={() => setFiltering(true)}
        onSaveView={() => setSaving(true)}
      />
      <ListStatus list={list} />
      <ListRows {...props} bulk={bulk} filters={filters} columns={shown} preferences={preferences} />
      <ListFooter {...props} bulk={bulk} exports={exports.bulk} />
      {exports.confirmDialog}
      {removed.drawer}
      {isSaving && (
        <SaveViewDialog
          list={list.endpoint.name}
          query={list.view.query}
          views={views}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
