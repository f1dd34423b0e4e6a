import { IconExternalLink, IconHelp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { MenuGroup, UseCount } from '../../../platform/menu/feature.ts';
import { useFirstScreenSettled } from '../../../platform/loading/first-screen.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useAddress } from '../../../platform/navigation/navigation.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useSettings } from '../../../platform/state/settings.ts';
import { currentLink, type MenuLink } from '../../../platform/menu/menu.ts';
import { shellMessages } from '../shell.messages.ts';
import { forgetViews } from '../../../platform/session/forget-user-data.ts';
import { readStored, writeStored } from '../../../platform/state/stored.ts';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import { helpAbout } from '../../../features/help/public.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './menu.module.css';

/**
 * The groups of the menu, then support, for the sidebar and the drawer. The drawer has the help too, since a phone has no “?” in its top
 * bar.
 */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const t = useMessages(shellMessages);
  const { sections } = useMenu();
  const address = useAddress();
  const current = currentLink(sections, address);
  const supportUrl = useSettings().application?.support_url;
  const nav = useRef<HTMLElement>(null);
  const currentId = current?.entry.id;
  useEffect(() => {
    // in a long menu the current link may be out of sight
    if (currentId !== undefined)
      nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return (
    <nav ref={nav} className={styles.nav} aria-label={t.menu}>
      {sections.map(({ group, links }) => (
        <MenuSection key={group} group={group} links={links} current={current} onChoose={onChoose} />
      ))}
      {onChoose !== undefined && (
        <Link to={helpAbout(address)} className={`${styles.entry} ${styles.foot}`} onClick={onChoose}>
          <IconHelp size={18} stroke={1.75} aria-hidden />
          {t.manual}
        </Link>
      )}
      {supportUrl && (
        <a className={`${styles.entry} ${styles.foot}`} href={supportUrl} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
          {t.support} <span className={look.visuallyHidden}>{t.newTab}</span>
        </a>
      )}
    </nav>
  );
}

type MenuSectionProps = {
  group: MenuGroup;
  links: readonly MenuLink[];
  current: MenuLink | null;
  onChoose: (() => void) | undefined;
};

/** A group of menu links. A collapsed group still shows the current link. */
function MenuSection({ group, links, current, onChoose }: MenuSectionProps) {
  const t = useMessages(shellMessages);
  // the first group has no name, so it can't be collapsed
  const name = group === 'overview' ? null : t.groups[group];
  const [isFolded, fold] = useFolded(group);
  const shown = isFolded ? links.filter(({ entry }) => entry === current?.entry) : links;
  return (
    <div role="group" aria-label={name ?? t.menu} className={styles.group}>
      {name !== null && (
        <button type="button" className={styles.heading} aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>
          {name}
        </button>
      )}
      {shown.map((link) => (
        <MenuItem key={link.entry.id} link={link} isCurrent={link.entry === current?.entry} onChoose={onChoose} />
      ))}
    </div>
  );
}

/** Whether the group is collapsed on this device. */
function useFolded(group: MenuGroup): [boolean, (isFolded: boolean) => void] {
  const key = `folded_${group}`;
  const [isFolded, setFolded] = useState(() => readStored(key) !== null);
  const fold = (value: boolean) => {
    writeStored(key, value ? '1' : null);
    setFolded(value);
  };
  return [isFolded, fold];
}

type MenuItemProps = { link: MenuLink; isCurrent: boolean; onChoose: (() => void) | undefined };

/** Opens a screen without the last filters of its list. Only going back from a record restores them. */
function MenuItem({ link: { entry, href }, isCurrent, onChoose }: MenuItemProps) {
  const locale = useLocale();
  const Icon = entry.icon;
  const open = () => {
    forgetViews();
    onChoose?.();
  };
  return (
    <Link to={href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined} onClick={open}>
      <Icon size={18} stroke={1.75} aria-hidden />
      {entry.label(locale)}
      {entry.loadCount && <LazyCount load={entry.loadCount} />}
    </Link>
  );
}

/** Loads the count of a menu entry after the first screen, because it takes a file and a call. */
function LazyCount({ load }: { load: () => Promise<UseCount> }) {
  const isThere = useFirstScreenSettled();
  const [useCount, setUseCount] = useState<UseCount | null>(null);
  useEffect(() => {
    // a count that can't be loaded is left out
    if (isThere)
      void load().then(
        (hook) => setUseCount(() => hook),
        () => {},
      );
  }, [isThere, load]);
  return useCount === null ? null : <EntryCount useCount={useCount} />;
}

/** A separate component, so that `useCount` is the same hook on every render. */
function EntryCount({ useCount }: { useCount: UseCount }) {
  const formats = useFormats();
  const known = useCount();
  if (known === null) return null;
  return (
    <span className={known.isWork ? `${styles.count} ${styles.hot}` : styles.count}>{formats.number(known.count)}</span>
  );
}
