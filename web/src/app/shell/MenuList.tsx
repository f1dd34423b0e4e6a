import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { UseCount } from '../../platform/feature.ts';
import { useFirstScreenSettled } from '../../platform/first-screen.ts';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import { Link, useAddress } from '../../platform/navigation.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useSettings } from '../../platform/settings.ts';
import { currentLink, type MenuLink } from '../../platform/menu.ts';
import { shellMessages } from './shell.messages.ts';
import { useMenu } from '../../platform/menu-context.tsx';

/** The groups of the menu, then support; in the sidebar and in the drawer. */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const t = useMessages(shellMessages);
  const { sections } = useMenu();
  const current = currentLink(sections, useAddress());
  const supportUrl = useSettings().application?.support_url;
  return (
    <nav className="nav" aria-label={t.menu}>
      {sections.map(({ group, links }) => (
        <div key={group} role="group" aria-label={t.groups[group] || t.menu} className="navgroup">
          {t.groups[group] !== '' && (
            <div className="navh" aria-hidden="true">
              {t.groups[group]}
            </div>
          )}
          {links.map((link) => (
            <MenuItem key={link.entry.id} link={link} isCurrent={link.entry === current?.entry} onChoose={onChoose} />
          ))}
        </div>
      ))}
      {supportUrl && (
        <a className="navi navfoot" href={supportUrl} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} stroke={1.75} aria-hidden />
          {t.support} <span className="vh">{t.newTab}</span>
        </a>
      )}
    </nav>
  );
}

type MenuItemProps = { link: MenuLink; isCurrent: boolean; onChoose: (() => void) | undefined };

function MenuItem({ link: { entry, href }, isCurrent, onChoose }: MenuItemProps) {
  const locale = useLocale();
  const Icon = entry.icon;
  return (
    <Link to={href} className="navi" aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
      <Icon size={18} stroke={1.75} />
      {entry.label(locale)}
      {entry.loadCount && <LaterCount load={entry.loadCount} />}
    </Link>
  );
}

/** A count costs a file and a call: both wait for the first screen. */
function LaterCount({ load }: { load: () => Promise<UseCount> }) {
  const isThere = useFirstScreenSettled();
  const [useCount, setUseCount] = useState<UseCount | null>(null);
  useEffect(() => {
    // a number that can't be loaded is not missed
    if (isThere)
      void load().then(
        (hook) => setUseCount(() => hook),
        () => {},
      );
  }, [isThere, load]);
  return useCount === null ? null : <EntryCount useCount={useCount} />;
}

/** A component of its own: the hook is there from its first moment to its last. */
function EntryCount({ useCount }: { useCount: UseCount }) {
  const formats = useFormats();
  const known = useCount();
  if (known === null) return null;
  return <span className={known.isWork ? 'count hot' : 'count'}>{formats.number(known.count)}</span>;
}
