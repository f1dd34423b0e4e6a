import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { SegmentedChoice } from '../../ui/marks/SegmentedChoice.tsx';
import { SearchBox } from '../../ui/table/SearchBox.tsx';
import { permissionMessages } from './permissions.messages.ts';
import type { Matrix } from './use-matrix.ts';
import * as toolbarStyles from '../../ui/page/bars/toolbar.module.css';

export type MatrixView = { search: string; show: 'all' | 'differences' | 'changed' };

type MatrixBarProps = { matrix: Matrix; view: MatrixView; onView: (view: MatrixView) => void };

/** Searches the abilities. Can show only those that differ between roles, or only those with unsaved changes. */
export function MatrixBar({ matrix, view, onView }: MatrixBarProps) {
  const t = useMessages(permissionMessages);
  const { number } = useFormats();
  return (
    <div className={toolbarStyles.toolbar}>
      <SearchBox value={view.search} onChange={(search) => onView({ ...view, search })} label={t.search} />
      <SegmentedChoice
        label={t.show.label}
        value={view.show}
        onChange={(show) => onView({ ...view, show })}
        segments={[
          { value: 'all', label: t.show.all(number(matrix.abilities.length)) },
          { value: 'differences', label: t.show.differences },
          { value: 'changed', label: t.show.changed(number(matrix.count)) },
        ]}
      />
    </div>
  );
}
