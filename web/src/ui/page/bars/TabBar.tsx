import { type ReactNode, useEffect, useRef } from 'react';
import { useCount, useWords } from '../../Words.tsx';
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
  /** For a router's own link: receives the class, content and aria-current. */
  renderLink?: ((tab: TabLink, props: TabLinkProps) => ReactNode) | undefined;
};
export type TabLinkProps = { className: string; 'aria-current': 'page' | undefined; children: ReactNode };

function TabContent({ tab }: { tab: TabLink }) {
  const w = useWords();
  const count = useCount();
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

/** Tabs as links, each with its own URL; too many scroll sideways and never wrap. */
export function TabBar({ tabs, label, trailing, renderLink }: TabBarProps) {
  const w = useWords();
  const bar = useRef<HTMLElement>(null);
  const position = tabs.findIndex((tab) => tab.isCurrent);
  const current = tabs[position]?.href;
  // the first tab is the record or list itself
  useTitlePart('tab', position > 0 ? (tabs[position]?.label ?? null) : null);
  useEffect(() => {
    const tab = bar.current?.querySelector('[aria-current="page"]');
    if (current !== undefined) tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label ?? w.tabs}>
      {tabs.map((tab, at) => {
        const props: TabLinkProps = {
          className: styles.tab,
          'aria-current': tab.isCurrent ? 'page' : undefined,
          children: <TabContent tab={tab} />,
        };
        if (renderLink !== undefined) return renderLink(tab, props);
        // two saved views may have the same filters
        const isSecond = tabs.findIndex(({ href }) => href === tab.href) < at;
        return <Anchor key={isSecond ? `${tab.href} ${at}` : tab.href} href={tab.href} {...props} />;
      })}
      {trailing}
    </nav>
  );
}
