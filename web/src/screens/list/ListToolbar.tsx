import { IconDeviceFloppy } from '@tabler/icons-react';
import { useMessages } from '../../platform/texts/messages.ts';
import { PHONE, useMediaQuery } from '../../ui/look/use-media-query.ts';
import { Button } from '../../ui/page/Button.tsx';
import { ColumnChooser } from '../../ui/table/columns/ColumnChooser.tsx';
import { DensityButton } from '../../ui/table/columns/DensityButton.tsx';
import type { ColumnChoice } from '../../ui/table/columns/ColumnPanel.tsx';
import { screenWords } from '../screen-words.ts';
import { Filters, type ShownFilter } from './filters/filters.tsx';
import type { EditableListPreferences } from './views/use-list-preferences.ts';
import { ListSearch } from './filters/ListSearch.tsx';
import type { ViewState } from './views/use-view-query.ts';
import type { Views } from './views/use-views.ts';
import * as look from '../../ui/look/look.module.css';
import * as toolbarStyles from '../../ui/page/bars/toolbar.module.css';

type ListToolbarProps = {
  view: ViewState;
  search: string | undefined;
  filters: readonly ShownFilter[];
  /** Called when the filter menu opens, to load the options. */
  onAddFilter: () => void;
  /** All columns in their standard order. */
  columns: readonly ColumnChoice[];
  /** Ids of the standard columns. */
  standard: readonly string[];
  preferences: EditableListPreferences;
  views: Views;
  onSaveView: () => void;
};

/** Search, filters and the column chooser of a list, in one row above it. */
export function ListToolbar({ view, search, filters, columns, standard, preferences, views, ...on }: ListToolbarProps) {
  const words = useMessages(screenWords);
  // cards have no columns, and views are saved from the menu of their tabs
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
          <DensityButton density={preferences.density} onChange={preferences.setDensity} />
          <ColumnChooser
            {...{ columns, standard }}
            chosen={views.chosen}
            onChange={views.choose}
            onWidth={preferences.setWidth}
            onReset={() => {
              views.choose(null);
              preferences.reset();
            }}
          />
        </>
      )}
    </div>
  );
}
