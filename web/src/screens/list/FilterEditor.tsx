import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { useWords } from '../../ui/Words.tsx';
import { screenWords } from '../screen-words.ts';
import type { FilterOption, ShownFilter } from './filters.tsx';

const SEARCH_FROM = 8;

type EditorProps = { filter: ShownFilter; onChoose: (value: string) => void };

/** Asks for the value of one filter: a list to choose from, with search when it is long, or a day. */
export function FilterEditor({ filter, onChoose }: EditorProps) {
  const words = useMessages(screenWords);
  if (filter.kind === 'date') return <DateValue label={filter.label} onChoose={onChoose} />;
  const yesNo: FilterOption[] = [
    { value: '1', label: words.yes },
    { value: '0', label: words.no },
  ];
  const options = filter.kind === 'yes-no' ? yesNo : filter.options;
  return <OptionValue label={filter.label} options={options} onChoose={onChoose} />;
}

type OptionValueProps = {
  label: string;
  options: readonly FilterOption[] | undefined;
  onChoose: (value: string) => void;
};

function OptionValue({ label, options, onChoose }: OptionValueProps) {
  const w = useWords();
  const [search, setSearch] = useState('');
  const first = useRef<HTMLDivElement>(null);
  const isThere = options !== undefined;
  useEffect(() => first.current?.querySelector<HTMLElement>('input, button')?.focus(), [isThere]);
  const shown = (options ?? []).filter((option) => option.label.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <div ref={first} aria-busy={!isThere}>
      <p className="s12 muted" style={{ padding: '4px 9px' }}>
        {label}
      </p>
      {(options ?? []).length >= SEARCH_FROM && (
        <TextInput
          size="xs"
          aria-label={w.search}
          placeholder={w.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className="menu" role="menu" aria-label={label} style={{ maxHeight: 280, overflowY: 'auto' }}>
        {shown.map((option) => (
          <button key={option.value} type="button" role="menuitem" onClick={() => onChoose(option.value)}>
            {option.label}
          </button>
        ))}
      </div>
      {options !== undefined && shown.length === 0 && <p className="s13 muted pad">{w.noResults}</p>}
    </div>
  );
}

function DateValue({ label, onChoose }: { label: string; onChoose: (value: string) => void }) {
  const words = useMessages(screenWords);
  const [value, setValue] = useState('');
  return (
    <form
      style={{ display: 'grid', gap: 8, padding: 6 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== '') onChoose(value);
      }}
    >
      <TextInput
        type="date"
        label={label}
        value={value}
        data-autofocus
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button type="submit" size="xs">
        {words.filter.apply}
      </Button>
    </form>
  );
}
