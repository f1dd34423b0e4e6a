import { useState } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { useFormats } from '../../platform/formats.ts';
import { FilterChip } from '../../ui/marks/Chip.tsx';
import { FloatingPanel } from '../../ui/overlays/FloatingPanel.tsx';
import { useWords } from '../../ui/Words.tsx';
import { screenWords } from '../screen-words.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { filtersInUse } from './url-state.ts';
import type { ViewState } from './use-view-query.ts';

export type FilterOption = { value: string; label: string };

/** A filter that the endpoint has: a choice, yes or no, or a day. */
export type ListFilter<Name extends string = string> = { name: Name; label: string } & (
  | { kind?: 'choice'; options: readonly FilterOption[] }
  | { kind: 'yes-no' }
  | { kind: 'date' }
);

/** The value of a filter as a person reads it. */
export function useFilterWords(): (filter: ListFilter, value: string) => string {
  const words = useMessages(screenWords);
  const formats = useFormats();
  return (filter, value) => {
    if (filter.kind === 'date') return formats.date(value);
    if (filter.kind === 'yes-no') return value === '1' || value === 'true' ? words.yes : words.no;
    return filter.options.find((option) => option.value === value)?.label ?? value;
  };
}

type FiltersProps = { filters: readonly ListFilter[]; view: ViewState };

/** The filters in use as sentences, one to add, and one cross for all (look §6, §10). */
export function Filters({ filters, view }: FiltersProps) {
  const w = useWords();
  const words = useMessages(screenWords);
  const inWords = useFilterWords();
  const inUse = filters.filter((filter) => view.query[filter.name] !== undefined);
  if (filters.length === 0) return null;
  return (
    <>
      {inUse.map((filter) => (
        <FilterChip
          key={filter.name}
          name={words.filter.is(filter.label)}
          value={inWords(filter, view.query[filter.name] ?? '')}
          onRemove={() => view.change({ [filter.name]: undefined })}
        />
      ))}
      {inUse.length < filters.length && (
        <AddFilter
          filters={filters.filter((filter) => !inUse.includes(filter))}
          onChoose={(name, value) => view.change({ [name]: value })}
        />
      )}
      {inUse.length > 0 && (
        <button type="button" className="linkbtn" onClick={() => clearFilters(view)}>
          {w.filter.clearAll}
        </button>
      )}
    </>
  );
}

/** All filters off; search and sorting stay. */
export function clearFilters(view: ViewState): void {
  view.change(Object.fromEntries(filtersInUse(view.query).map((name) => [name, undefined])));
}

type AddFilterProps = { filters: readonly ListFilter[]; onChoose: (name: string, value: string) => void };

function AddFilter({ filters, onChoose }: AddFilterProps) {
  const w = useWords();
  return (
    <FloatingPanel
      label={w.filter.add}
      side="bottom-start"
      width={264}
      className="chip add"
      icon={<>+ {w.filter.add}</>}
    >
      {(close) => (
        <FilterSteps
          filters={filters}
          onChoose={(name, value) => {
            close();
            onChoose(name, value);
          }}
        />
      )}
    </FloatingPanel>
  );
}

/** First which filter, then its value; with one filter at once its value. */
function FilterSteps({ filters, onChoose }: AddFilterProps) {
  const words = useMessages(screenWords);
  const [chosen, setChosen] = useState<ListFilter | null>(null);
  const filter = chosen ?? (filters.length === 1 ? (filters[0] ?? null) : null);
  if (filter !== null) return <FilterEditor filter={filter} onChoose={(value) => onChoose(filter.name, value)} />;
  return (
    <div className="menu" role="menu" aria-label={words.filter.choose}>
      {filters.map((option) => (
        <button key={option.name} type="button" role="menuitem" onClick={() => setChosen(option)}>
          {option.label}
        </button>
      ))}
    </div>
  );
}
