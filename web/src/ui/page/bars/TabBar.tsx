import { type ReactNode, useEffect, useRef } from 'react';
import { useFormatNumber, useWords } from '../../Words.tsx';
import { Anchor } from '../Anchor.tsx';
import { useTitlePart } from '../Heading.tsx';
import * as look from '../../look/look.module.css';
import * as styles from './TabBar.module.css';

export type TabLink = {
  href: string;
  label: string;
  isCurrent: boolean;
  count?: number | undefined;
  /** Fields with an error on this tab; replaces the count. */
  errors?: number | undefined;
};

type TabBarProps = {
  tabs: readonly TabLink[];
  label?: string | undefined;
  /** After the last tab, for example “+ Weergave”. */
  trailing?: ReactNode;
};

/** How much of the next tab stays in sight, to show that there is more. */
const NEIGHBOUR_PX = 40;

function TabContent({ tab }: { tab: TabLink }) {
  const w = useWords();
  const count = useFormatNumber();
  if (tab.errors !== undefined && tab.errors > 0) {
    return (
      <>
        {tab.label}
        <i className={styles.errors}>
          {count(tab.errors)}
          <span className={look.visuallyHidden}> {w.tabErrors(tab.errors)}</span>
        </i>
      </>
    );
  }
  return (
    <>
      {tab.label}
      {tab.count !== undefined && <i>{count(tab.count)}</i>}
    </>
  );
}

/** Scrolls the bar, and only the bar, until the current tab and a part of its neighbour are in sight. */
function scrollToCurrent(nav: HTMLElement) {
  const tab = nav.querySelector('[aria-current="page"]');
  if (tab === null) return;
  const [outer, inner] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()];
  const after = inner.right + NEIGHBOUR_PX - outer.right;
  const before = inner.left - NEIGHBOUR_PX - outer.left;
  if (after > 0) nav.scrollLeft += after;
  else if (before < 0) nav.scrollLeft += before;
}

/** Tabs as links, each with its own URL; too many scroll sideways and never wrap. */
export function TabBar({ tabs, label, trailing }: TabBarProps) {
  const w = useWords();
  const bar = useRef<HTMLElement>(null);
  const position = tabs.findIndex((tab) => tab.isCurrent);
  const current = tabs[position]?.href;
  // the window title leaves out the first tab, which is the record or list itself
  useTitlePart('tab', position > 0 ? (tabs[position]?.label ?? null) : null);
  useEffect(() => {
    const nav = bar.current;
    if (nav === null || current === undefined) return;
    // counts and fonts arrive later and make tabs wider, which would push the current one out of sight
    const resized = new ResizeObserver(() => scrollToCurrent(nav));
    for (const tab of [nav, ...nav.children]) resized.observe(tab);
    return () => resized.disconnect();
  }, [current, tabs.length]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label ?? w.tabs}>
      {tabs.map((tab, at) => {
        // two saved views may have the same filters
        const isSecond = tabs.findIndex(({ href }) => href === tab.href) < at;
        return (
          <Anchor
            key={isSecond ? `${tab.href} ${at}` : tab.href}
            className={styles.tab}
            href={tab.href}
            aria-current={tab.isCurrent ? 'page' : undefined}
          >
            <TabContent tab={tab} />
          </Anchor>
        );
      })}
      {trailing}
    </nav>
  );
}
