import { PHONE, useMediaQuery } from '../../../ui/look/use-media-query.ts';
import { ColumnChooser } from '../../../ui/table/columns/ColumnChooser.tsx';
import type { ColumnChoice } from '../../../ui/table/columns/ColumnPanel.tsx';
import { DensityButton } from '../../../ui/table/columns/DensityButton.tsx';
import type { EditableListPreferences } from '../views/use-list-preferences.ts';

export type TableSettingsProps = {
  /** All columns in their standard order. */
  columns: readonly ColumnChoice[];
  /** Ids of the columns that are shown by default. */
  standard: readonly string[];
  /** Ids of the shown columns in their order; null is the standard. */
  chosen: readonly string[] | null;
  onChange: (ids: readonly string[] | null) => void;
  preferences: EditableListPreferences;
};

/** The density of a table, and its columns with their order and widths; nothing on a phone, whose cards have no columns. */
export function TableSettings({ columns, standard, chosen, onChange, preferences }: TableSettingsProps) {
  if (useMediaQuery(PHONE)) return null;
  return (
    <>
      <DensityButton density={preferences.density} onChange={preferences.setDensity} />
      <ColumnChooser
        {...{ columns, standard, chosen, onChange }}
        onWidth={preferences.setWidth}
        onReset={() => {
          onChange(null);
          preferences.reset();
        }}
      />
    </>
  );
}
