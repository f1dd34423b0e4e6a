import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Kbd } from '../../marks/Kbd.tsx';
import { Status } from '../../marks/Status.tsx';
import type { StatusLook } from '../../marks/status-looks.ts';
import { useWordsOf } from '../../Words.tsx';
import { paletteWords } from './palette-words.ts';
import { Modal } from '../Modal.tsx';
import { highlight } from './highlight.ts';
import * as look from '../../look/look.module.css';
import * as markStyles from '../../marks/marks.module.css';
import * as styles from './palette.module.css';

export type PaletteItem = {
  id: string;
  label: string;
  detail?: string | undefined;
  icon?: ReactNode;
  status?: StatusLook | undefined;
  keys?: string | undefined;
};
export type PaletteGroup = { title: string; items: readonly PaletteItem[] };

type Finds = 'people' | 'orders' | 'invoices' | 'coupons';

type CommandPaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly PaletteGroup[];
  /** `inNewTab` is true for Ctrl+Enter and Ctrl+click. */
  onChoose: (item: PaletteItem, inNewTab: boolean) => void;
  isBusy?: boolean | undefined;
  /** What the search finds besides names, for the hint; without it there is none. `coupons` includes the others. */
  finds?: Finds | undefined;
  /** A chip at the right that limits the search; its cross removes the limit. */
  scope?: { label: string; onLeave?: (() => void) | undefined } | undefined;
};

function Label({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((part) =>
    part.isMatch ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
  );
}

function Option({
  item,
  id,
  query,
  isActive,
  onChoose,
  onHover,
}: {
  item: PaletteItem;
  id: string;
  query: string;
  isActive: boolean;
  onChoose: (inNewTab: boolean) => void;
  onHover: () => void;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled on the combobox that owns the list
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
      onPointerMove={onHover}
    >
      <span className={styles.icon}>{item.icon}</span>
      <span className={look.ellipsis}>
        <Label text={item.label} query={query} />
      </span>
      {item.status !== undefined && <Status look={item.status} />}
      {item.detail !== undefined && (
        <span className={`${look.small} ${look.muted} ${look.ellipsis} ${look.grow}`}>{item.detail}</span>
      )}
      {(item.keys !== undefined || isActive) && (
        <span className={styles.keys} style={{ marginLeft: 'auto' }}>
          <Kbd>{item.keys ?? '↵'}</Kbd>
        </span>
      )}
    </div>
  );
}

function PaletteFoot({ results, finds }: { results: number; finds: Finds | undefined }) {
  const w = useWordsOf(paletteWords);
  return (
    <div className={styles.foot}>
      <span className={styles.keys}>
        <Kbd>↑ ↓</Kbd> {w.choose}
      </span>
      <span className={styles.keys}>
        <Kbd>↵</Kbd> {w.open}
      </span>
      <span className={styles.keys}>
        <Kbd>Ctrl ↵</Kbd> {w.newTab}
      </span>
      {finds !== undefined && <span style={{ marginLeft: 'auto' }}>{w.hints[finds]}</span>}
      <span className={look.visuallyHidden} role="status">
        {w.results(results)}
      </span>
    </div>
  );
}

function ScopeChip({ scope }: { scope: NonNullable<CommandPaletteProps['scope']> }) {
  const w = useWordsOf(paletteWords);
  return (
    <span className={`${markStyles.chip} ${markStyles.plain}`} style={{ paddingRight: scope.onLeave ? 4 : 10 }}>
      {scope.label}
      {scope.onLeave && (
        <button type="button" aria-label={w.leaveScope(scope.label)} onClick={scope.onLeave}>
          <IconX size={14} stroke={2} aria-hidden />
        </button>
      )}
    </span>
  );
}

function PaletteBody({
  query,
  onQuery,
  groups,
  onChoose,
  isBusy = false,
  finds,
  scope,
}: Omit<CommandPaletteProps, 'isOpen' | 'onClose'>) {
  const w = useWordsOf(paletteWords);
  const id = useId();
  const [active, setActive] = useState(0);
  const items = groups.flatMap((group) => group.items);
  const current = Math.min(active, Math.max(0, items.length - 1));
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const item = items[current];
    if (step !== 0 && items.length > 0) setActive((current + step + items.length) % items.length);
    else if (event.key === 'Enter' && item !== undefined) onChoose(item, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.palette}>
      <div className={styles.search}>
        <IconSearch size={19} stroke={1.75} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-label={w.title}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={items.length > 0 ? `${id}-${current}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={w.placeholder}
          value={query}
          onChange={(event) => {
            setActive(0);
            onQuery(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        {scope && <ScopeChip scope={scope} />}
      </div>
      <div
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={w.title}
        aria-busy={isBusy}
        tabIndex={-1}
      >
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <div className={styles.heading} aria-hidden="true">
              {group.title}
            </div>
            {group.items.map((item) => {
              const at = items.indexOf(item);
              return (
                <Option
                  key={item.id}
                  {...{ item, query }}
                  id={`${id}-${at}`}
                  isActive={at === current}
                  onChoose={(inNewTab) => onChoose(item, inNewTab)}
                  onHover={() => setActive(at)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {items.length === 0 && query !== '' && !isBusy && <p className={styles.none}>{w.nothing(query)}</p>}
      <PaletteFoot results={items.length} finds={finds} />
    </div>
  );
}

/** Ctrl+K: search box and grouped results; the caller decides what is searched and opened. */
export function CommandPalette({ isOpen, onClose, ...body }: CommandPaletteProps) {
  const w = useWordsOf(paletteWords);
  return (
    <Modal {...{ isOpen, onClose }} label={w.title} width={660} kind="palette">
      <PaletteBody {...body} />
    </Modal>
  );
}
