import { IconChevronDown, IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Anchor } from '../../page/Anchor.tsx';
import { useWords } from '../../Words.tsx';
import { Menu } from './Menu.tsx';
import type { Side } from './place-beside.ts';
import { usePopover } from './use-popover.ts';
import * as overlayStyles from '../overlays.module.css';
import * as buttonStyles from '../../page/Button.module.css';

export type MenuItem =
  | 'divider'
  | {
      label: string;
      /** The language of the label, if it differs from the page's (WCAG 3.1.2). */
      lang?: string | undefined;
      icon?: ReactNode;
      onClick?: (() => void) | undefined;
      href?: string | undefined;
      /** Whether this one of several exclusive items is chosen. */
      isChosen?: boolean | undefined;
      /** Destructive items come last, after a divider. */
      isDanger?: boolean | undefined;
      /** Why the item is disabled; it stays readable and focusable. */
      disabledReason?: string | undefined;
    };
type Entry = Exclude<MenuItem, 'divider'>;

function MenuEntry({ entry, close }: { entry: Entry; close: () => void }) {
  const content = (
    <>
      {entry.icon}
      <span lang={entry.lang}>
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

/** Removes double dividers and those at either end, since permissions may hide items. */
function tidy(items: readonly MenuItem[]): MenuItem[] {
  const kept = items.filter((item, i) => item !== 'divider' || (i > 0 && items[i - 1] !== 'divider'));
  if (kept.at(-1) === 'divider') kept.pop();
  return kept;
}

type MenuListProps = { items: readonly MenuItem[]; label: string; close: () => void };

/** The entries of a menu. */
export function MenuList({ items, label, close }: MenuListProps) {
  return (
    <Menu label={label} onTab={close}>
      {tidy(items).map((item, i) =>
        item === 'divider' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a divider has no identity of its own
          <hr key={`divider-${i}`} />
        ) : (
          <MenuEntry key={item.label} entry={item} close={close} />
        ),
      )}
    </Menu>
  );
}

type ActionMenuProps = {
  /** The entries; or a function that returns their `MenuList`, for entries that are loaded when the menu opens. */
  items: readonly MenuItem[] | ((close: () => void) => ReactNode);
  /** Name of the button; default: more actions. */
  label?: string | undefined;
  /** Content of the button instead of the three dots. */
  children?: ReactNode;
  /** The content already names the button; `label` then names only the menu. */
  hasWords?: boolean | undefined;
  className?: string | undefined;
  /** Looks like a secondary button with text and an arrow. */
  isButton?: boolean | undefined;
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
  isButton = false,
  isFramed,
  isSmall,
  side = 'bottom-end',
}: ActionMenuProps) {
  const w = useWords();
  const { opener, floating, isOpen, open, close } = usePopover(side);
  if (typeof items !== 'function' && items.every((item) => item === 'divider')) return null;
  const name = label ?? w.more;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className ?? (isButton ? buttonStyles.button : buttonStyles.iconButton)}
        data-variant={isButton ? 'default' : undefined}
        data-framed={isFramed}
        data-has-words={hasWords || undefined}
        data-size={isButton ? 'sm' : isSmall ? 'small' : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={isButton || hasWords || (children !== undefined && label === undefined) ? undefined : name}
        onClick={isOpen ? close : open}
      >
        {isButton ? (
          <>
            <span className={buttonStyles.words}>{children}</span>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </>
        ) : (
          (children ?? <IconDots size={17} stroke={1.75} aria-hidden />)
        )}
      </button>
      {isOpen && (
        <div ref={floating} popover="auto" className={`${overlayStyles.panel} ${overlayStyles.menu}`}>
          {typeof items === 'function' ? items(close) : <MenuList items={items} label={name} close={close} />}
        </div>
      )}
    </>
  );
}
