import { NO_VALUE, readChosen } from '@move/contract/kit/filters/chosen.ts';
import { IS_EMPTY, IS_NOT_EMPTY, readRange } from '@move/contract/kit/filters/ranges.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { LOOKUP_OPTIONS, type Query, useQueriesData } from '../../../platform/api/reads.ts';
import { FilterChip } from '../../../ui/marks/Chip.tsx';
import { FloatingPanel } from '../../../ui/overlays/menus/FloatingPanel.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { screenMessages } from '../../screen.messages.ts';
import type { FilterStepsProps } from './FilterSteps.tsx';
import { filtersInUse } from '../views/url-state.ts';
import { filterChange, filterValue } from './filter-values.ts';
import type { ViewState } from '../views/use-view-query.ts';
import * as markStyles from '../../../ui/marks/marks.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';

const FilterSteps = lazyPart(() => import('./FilterSteps.tsx').then((module) => module.FilterSteps));
/** Options of one group are listed together, below a checkbox for all of them. */
export type FilterOption = { value: string; label: string; group?: string };

type FilterKind<Options> =
  | { kind?: 'choice'; options: Options }
  | { kind: 'choices'; options: Options }
  | { kind: 'several'; options: Options; canBeEmpty?: boolean }
  | { kind: 'yes-no' }
  | { kind: 'date' }
  | { kind: 'period'; until: string }
  | { kind: 'range'; of: RangeKind; canBeEmpty?: boolean };

export type RangeKind = 'numbers' | 'money' | 'days';

/** A record of a list that may be too long to load as a whole: searched on the server, with its id in the URL. */
export type RecordFilter = {
  kind: 'record';
  search: (text: string) => Query<readonly FilterOption[]>;
  /** The option with this id. */
  known: (id: number) => Query<readonly FilterOption[]>;
};

/**
 * A filter of the endpoint: a choice, several choices (`queryChoices` in the contract), several that a row has or has not
 * (`chosenIds`, `chosenOf`), a record, yes or no, a day, a period whose last day is the parameter `until`, or a range in one
 * parameter (`numberRange`, `dayRange`). Options from the server are fetched only when the user adds a filter or this one is in use.
 */
export type ListFilter<Name extends string = string> = { name: Name; label: string } & (
  | FilterKind<readonly FilterOption[] | Query<readonly FilterOption[]>>
  | RecordFilter
);

/** A filter with its options, undefined while they load. */
export type ShownFilter = { name: string; label: string } & (
  | FilterKind<readonly FilterOption[] | undefined>
  | (Pick<RecordFilter, 'kind' | 'search'> & { options: readonly FilterOption[] | undefined })
);

const isQuery = <Answer,>(options: unknown): options is Query<Answer> =>
  typeof options === 'object' && options !== null && 'queryFn' in options;

/** The filters with the options that are needed now. */
export function useShownFilters(filters: readonly ListFilter[], view: ViewState, isAdding: boolean): ShownFilter[] {
  const asked = filters.flatMap((filter) => {
    const { name } = filter;
    const value = view.query[name];
    if (filter.kind === 'record')
      return value === undefined ? [] : [{ name, query: filter.known(Number(value)), isEnabled: true }];
    return 'options' in filter && isQuery<readonly FilterOption[]>(filter.options)
      ? [{ name, query: filter.options, isEnabled: isAdding || value !== undefined }]
      : [];
  });
  const answers = useQueriesData(asked, LOOKUP_OPTIONS.staleTime);
  const answerTo = new Map(asked.map(({ name }, i) => [name, answers[i]]));
  return filters.map((filter) => {
    if (filter.kind === 'record') return { ...filter, options: answerTo.get(filter.name) };
    if (!('options' in filter)) return filter;
    const { options } = filter;
    return { ...filter, options: isQuery(options) ? answerTo.get(filter.name) : options };
  });
}

/** A filter with its value as a sentence: “Sport is niet” and “Zwemmen of Judo”. */
export function useFilterSentence(): (filter: ShownFilter, value: string) => { name: string; value: string } {
  const words = useMessages(screenMessages);
  const inWords = useFilterWords();
  return (filter, value) => {
    const isNot = filter.kind === 'several' && readChosen(value).isNot;
    const { is, isNot: not } = words.filter;
    const isRange = filter.kind === 'period' || filter.kind === 'range';
    const name = isRange ? filter.label : (isNot ? not : is)(filter.label);
    return { name, value: inWords(filter, value) };
  };
}

function useFilterWords(): (filter: ShownFilter, value: string) => string {
  const words = useMessages(screenMessages);
  const formats = useFormats();
  const inRange = (kind: RangeKind, value: string) => {
    if (value === IS_EMPTY || value === IS_NOT_EMPTY)
      return words.filter[value === IS_EMPTY ? 'isEmpty' : 'isNotEmpty'];
    const { from, until } = readRange(value);
    const word = {
      numbers: (one: string) => formats.number(Number(one)),
      money: (one: string) => formats.money(Number(one)),
    };
    const end = kind === 'days' ? formats.date : word[kind];
    if (from === '') return words.filter.until(end(until));
    if (until === '') return words.filter.from(end(from));
    return kind === 'days' ? formats.dateRange(from, until) : `${end(from)} – ${end(until)}`;
  };
  return (filter, value) => {
    if (filter.kind === 'period') return inRange('days', value);
    if (filter.kind === 'range') return inRange(filter.of, value);
    if (filter.kind === 'date') return formats.date(value);
    if (filter.kind === 'yes-no') return value === '1' || value === 'true' ? words.yes : words.no;
    const { options } = filter;
    const word = (one: string) =>
      options?.find((option) => option.value === one)?.label ?? (options === undefined ? '…' : one);
    if (filter.kind === 'several') {
      const { values } = readChosen(value);
      return values.map((one) => (one === NO_VALUE ? words.filter.none : word(one))).join(words.filter.or);
    }
    return filter.kind === 'choices' ? value.split(',').map(word).join(', ') : word(value);
  };
}

type FiltersProps = { filters: readonly ShownFilter[]; view: ViewState; onAdd: () => void };

/** The active filters as sentences, a button to add one, and one to clear all. */
export function Filters({ filters, view, onAdd }: FiltersProps) {
  const w = useWords();
  const sentence = useFilterSentence();
  const inUse = filters.filter((filter) => filterValue(filter, view.query) !== undefined);
  if (filters.length === 0) return null;
  return (
    <>
      {inUse.map((filter) => {
        const value = filterValue(filter, view.query) ?? '';
        const said = sentence(filter, value);
        return (
          <FilterChip
            key={filter.name}
            {...said}
            onRemove={() => view.change(filterChange(filter, undefined))}
            edit={(text) => (
              <FloatingPanel
                label={`${said.name} ${said.value}`}
                side="bottom-start"
                width={264}
                className={markStyles.chipText}
                icon={text}
                onOpen={onAdd}
              >
                {(close) => (
                  <FilterSteps
                    filters={[filter]}
                    value={value}
                    onChoose={(_, chosen) => {
                      close();
                      view.change(filterChange(filter, chosen));
                    }}
                  />
                )}
              </FloatingPanel>
            )}
          />
        );
      })}
      {inUse.length < filters.length && (
        <AddFilter
          filters={filters.filter((filter) => !inUse.includes(filter))}
          onChoose={(filter, value) => view.change(filterChange(filter, value))}
          onOpen={onAdd}
        />
      )}
      {inUse.length > 0 && (
        <button type="button" className={buttonStyles.linkButton} onClick={() => clearFilters(view)}>
          {w.filter.clearAll}
        </button>
      )}
    </>
  );
}

/** Clears all filters; search and sorting stay. */
export function clearFilters(view: ViewState): void {
  view.change(Object.fromEntries(filtersInUse(view.query).map((name) => [name, undefined])));
}

type AddFilterProps = FilterStepsProps & { onOpen: () => void };

function AddFilter({ filters, onChoose, onOpen }: AddFilterProps) {
  const w = useWords();
  return (
    <FloatingPanel
      label={w.filter.add}
      side="bottom-start"
      width={264}
      className={`${markStyles.chip} ${markStyles.add}`}
      icon={<>+ {w.filter.add}</>}
      onOpen={onOpen}
    >
      {(close) => (
        <FilterSteps
          filters={filters}
          onChoose={(filter, value) => {
            close();
            onChoose(filter, value);
          }}
        />
      )}
    </FloatingPanel>
  );
}
