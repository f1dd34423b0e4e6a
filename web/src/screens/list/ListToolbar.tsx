import { IconDeviceFloppy } from '@tabler/icons-react';
import { useMessages } from '../../platform/texts/messages.ts';
import { PHONE, useMediaQuery } from '../../ui/look/use-media-query.ts';
import { Button } from '../../ui/page/Button.tsx';
import { screenMessages } from '../screen.messages.ts';
import { Filters, type ShownFilter } from './filters/filters.tsx';
import { ListSearch } from './filters/ListSearch.tsx';
import { TableSettings, type TableSettingsProps } from './rows/TableSettings.tsx';
import type { ViewState } from './views/use-view-query.ts';
import type { Views } from './views/use-views.ts';
import * as look from '../../ui/look/look.module.css';
import * as toolbarStyles from '../../ui/page/bars/toolbar.module.css';

type ListToolbarProps = Pick<TableSettingsProps, 'columns' | 'standard' | 'preferences'> & {
  view: ViewState;
  search: string | undefined;
  filters: readonly ShownFilter[];
  /** Called when the filter menu opens, to load the options. */
  onAddFilter: () => void;
  views: Views;
  onSaveView: () => void;
};

/** Search, filters and the column chooser of a list, in one row above it. */
export function ListToolbar({ view, search, filters, columns, standard, preferences, views, ...on }: ListToolbarProps) {
  const words = useMessages(screenMessages);
  // on a phone, rows are cards without columns, and views are saved from the tabs
  const isPhone = useMediaQuery(PHONE);
  return (
    <div className={toolbarStyles.toolbar}>
      {search !== undefined && <ListSearch label={search} view={view} />}
      <Filters filters={filters} view={view} onAdd={on.onAddFilter} />
      {!isPhone && (
        <>
          <span className={look.grow} />
          {views.isNew && (
            <Button
              variant="subtle"
              color="neutral"
              size="sm"
              leftSection={<IconDeviceFloppy size={16} stroke={1.75} aria-hidden />}
              onClick={on.onSaveView}
            >
              {words.views.save}
            </Button>
          )}
          <TableSettings {...{ columns, standard, preferences }} chosen={views.chosen} onChange={views.choose} />
        </>
      )}
    </div>
  );
}
