import { IconChevronRight } from '@tabler/icons-react';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMenu } from '../../platform/menu/menu-context.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { Link } from '../../platform/navigation/navigation.tsx';
import { homeMessages } from './home.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as pageStyles from '../../ui/page/page.module.css';
import * as styles from './home.module.css';

/** The entries of the menu as large links. */
export function QuickLinks() {
  const t = useMessages(homeMessages);
  const locale = useLocale();
  const links = useMenu().sections.flatMap(({ group, links: own }) => (group === 'overview' ? [] : own));
  if (links.length === 0) return null;
  return (
    <section className={pageStyles.part} aria-labelledby="quick-links">
      <h2 id="quick-links">{t.goTo}</h2>
      <ul className={styles.links}>
        {links.map(({ entry, href }) => (
          <li key={entry.id}>
            <Link to={href}>
              <span className={styles.linkIcon}>
                <entry.icon size={19} stroke={1.75} aria-hidden />
              </span>
              <span className={`${look.grow} ${look.semibold}`}>{entry.label(locale)}</span>
              <IconChevronRight size={17} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
