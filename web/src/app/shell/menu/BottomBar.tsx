import { IconMenu2 } from '@tabler/icons-react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useAddress } from '../../../platform/navigation/navigation.tsx';
import { currentLink, phoneLinks } from '../../../platform/menu/menu.ts';
import { forgetViews } from '../../../platform/session/forget-user-data.ts';
import { shellMessages } from '../shell.messages.ts';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import * as styles from './menu.module.css';

/** The bar at the bottom of a phone: `phoneLinks`, and the button of the menu. */
export function BottomBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const t = useMessages(shellMessages);
  const locale = useLocale();
  const { sections } = useMenu();
  const current = currentLink(sections, useAddress());
  const links = phoneLinks(sections);
  // true when the entry of this screen is only in the menu, not in the bar
  const isInMenu = current !== null && links.every(({ entry }) => entry !== current.entry);
  return (
    <nav className={`${styles.phoneBar} ${styles.bottomBar}`} data-phone-bar aria-label={t.shortMenu}>
      {links.map(({ entry, href }) => (
        <Link
          key={entry.id}
          to={href}
          aria-current={entry === current?.entry ? 'page' : undefined}
          onClick={forgetViews}
        >
          <entry.icon size={22} stroke={1.75} aria-hidden />
          {entry.label(locale)}
        </Link>
      ))}
      <button type="button" data-current={isInMenu || undefined} onClick={onOpenMenu}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        {t.menu}
      </button>
    </nav>
  );
}
