import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Menu } from '../../../ui/overlays/menus/Menu.tsx';
import { filterMessages } from './filter.messages.ts';
import { FilterEditor } from './FilterEditor.tsx';
import type { ShownFilter } from './filters.tsx';
import * as overlayStyles from '../../../ui/overlays/overlays.module.css';

export type FilterStepsProps = {
  filters: readonly ShownFilter[];
  onChoose: (filter: ShownFilter, value: string) => void;
  /** The current value of an active filter. */
  value?: string;
};

/** Asks which filter, then its value; with only one filter just the value. */
export function FilterSteps({ filters, onChoose, value }: FilterStepsProps) {
  const words = useMessages(filterMessages);
  const [chosen, setChosen] = useState<string | null>(null);
  const filter = filters.length === 1 ? filters[0] : filters.find(({ name }) => name === chosen);
  if (filter !== undefined)
    return <FilterEditor {...{ filter, value }} onChoose={(chosen) => onChoose(filter, chosen)} />;
  return (
    <Menu className={overlayStyles.menu} label={words.choose}>
      {filters.map((option) => (
        <button key={option.name} type="button" role="menuitem" tabIndex={-1} onClick={() => setChosen(option.name)}>
          {option.label}
        </button>
      ))}
    </Menu>
  );
}
