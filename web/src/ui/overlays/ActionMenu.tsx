import { IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { Anchor } from '../page/Anchor.tsx';
import { useWords } from '../Words.tsx';
import type { Side } from './place-beside.ts';
import { usePopover } from './use-popover.ts';

export type MenuItem =
  | 'divider'
  | {
      label: string;
      icon?: ReactNode;
      onClick?: (() => void) | undefined;
      href?: string | undefined;
      /** Of several that exclude one another, whether it is this one. */
      isChosen?: boolean | undefined;
      /** Destructive items stand last, after a divider (look §5). */
      isDanger?: boolean | undefined;
      /** Why it can't be done now; the item stays readable and reachable. */
      disabledReason?: string | undefined;
    };
type Entry = Exclude<MenuItem, 'divider'>;

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return list === null ? [] : [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

function nextIndex(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  const entries = entriesOf(list);
  const current = entries.findIndex((entry) => entry === document.activeElement);
  const index = nextIndex(event.key, current, entries.length);
  const letter = event.key.length === 1 && !event.ctrlKey && !event.metaKey ? event.key.toLowerCase() : null;
  const ordered = [...entries.slice(current + 1), ...entries.slice(0, current + 1)];
  const target =
    index === null
      ? ordered.find((entry) => letter !== null && entry.textContent.trim().toLowerCase().startsWith(letter))
      : entries[index];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

function MenuEntry({ entry, close }: { entry: Entry; close: () => void }) {
  const content = (
    <>
      {entry.icon}
      <span>
        {entry.label}
        {entry.disabledReason !== undefined && <small>{entry.disabledReason}</small>}
      </span>
    </>
  );
  if (entry.href !== undefined && entry.disabledReason === undefined) {
    return (
      <Anchor role="menuitem" tabIndex={-1} href={entry.href} onClick={close}>
        {content}
      </Anchor>
    );
  }
  const choose = () => {
    if (entry.disabledReason !== undefined) return;
    close();
    entry.onClick?.();
  };
  return (
    <button
      type="button"
      {...(entry.isChosen === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': entry.isChosen })}
      tabIndex={-1}
      data-danger={entry.isDanger}
      aria-disabled={entry.disabledReason !== undefined}
      onClick={choose}
    >
      {content}
    </button>
  );
}

/** Two dividers never meet, and none stands at an end: items may be left out by permission. */
function tidy(items: readonly MenuItem[]): MenuItem[] {
  const kept = items.filter((item, i) => item !== 'divider' || (i > 0 && items[i - 1] !== 'divider'));
  if (kept.at(-1) === 'divider') kept.pop();
  return kept;
}

type MenuListProps = { items: readonly MenuItem[]; label: string; close: () => void };

function MenuList({ items, label, close }: MenuListProps) {
  const id = useId();
  useEffect(() => {
    entriesOf(document.getElementById(id))[0]?.focus();
  }, [id]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') close();
    else moveFocus(event, event.currentTarget);
    event.stopPropagation();
  };
  return (
    <div id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {tidy(items).map((item, i) =>
        item === 'divider' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a divider has no identity of its own
          <hr key={`divider-${i}`} />
        ) : (
          <MenuEntry key={item.label} entry={item} close={close} />
        ),
      )}
    </div>
  );
}

type ActionMenuProps = {
  items: readonly MenuItem[];
  /** Name of the button; default: more actions. */
  label?: string | undefined;
  /** Content of the button instead of the three dots. */
  children?: ReactNode;
  /** The content has words of its own that name the button; `label` then names only the menu. */
  hasWords?: boolean | undefined;
  className?: string | undefined;
  isFramed?: boolean | undefined;
  isSmall?: boolean | undefined;
  side?: Side | undefined;
};

/** The “…” menu: arrows, Home, End, first letters, Escape; renders nothing without items. */
export function ActionMenu({
  items,
  label,
  children,
  hasWords = false,
  className,
  isFramed,
  isSmall,
  side = 'bottom-end',
}: ActionMenuProps) {
  const w = useWords();
  const { opener, floating, isOpen, open, close } = usePopover(side);
  if (items.every((item) => item === 'divider')) return null;
  const name = label ?? w.more;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className ?? 'iconbtn'}
        data-framed={isFramed}
        data-size={isSmall ? 'small' : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={hasWords || (children !== undefined && label === undefined) ? undefined : name}
        onClick={isOpen ? close : open}
      >
        {children ?? <IconDots size={17} stroke={1.75} aria-hidden />}
      </button>
      {isOpen && (
        <div ref={floating} popover="auto" className="pop menu">
          <MenuList items={items} label={name} close={close} />
        </div>
      )}
    </>
  );
}
