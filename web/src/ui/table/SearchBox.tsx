import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useShortcuts } from '../keys/use-shortcuts.tsx';
import { Kbd } from '../marks/Kbd.tsx';
import { useWords } from '../Words.tsx';
import * as buttonStyles from '../page/Button.module.css';
import * as styles from './SearchBox.module.css';

type SearchBoxProps = {
  value: string;
  onChange: (value: string) => void;
  /** Also the placeholder: what the search covers. */
  label: string;
  /** `/` focuses it; off when a page has two. */
  withShortcut?: boolean | undefined;
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean | undefined;
};

/** The search of a list; Escape clears it. The caller debounces. */
export function SearchBox({ value, onChange, label, withShortcut = true, isFirst = false }: SearchBoxProps) {
  const w = useWords();
  const input = useRef<HTMLInputElement>(null);
  useShortcuts(
    {
      '/': (event) => {
        event.preventDefault();
        input.current?.focus();
      },
    },
    withShortcut,
  );
  return (
    // wide enough for the placeholder
    <div className={styles.search} style={{ '--search-hint': `calc(${label.length} * 0.5em + 84px)` }}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        {...(isFirst && { 'data-autofocus': true })}
        // in a dialog the first Escape clears it, the second closes the dialog
        data-mantine-stop-propagation={value !== ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {value === '' ? (
        withShortcut && <Kbd>/</Kbd>
      ) : (
        <button
          type="button"
          className={buttonStyles.iconButton}
          data-size="small"
          aria-label={w.clearSearch}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      )}
    </div>
  );
}
