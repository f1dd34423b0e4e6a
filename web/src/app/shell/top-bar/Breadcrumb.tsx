import { IconChevronRight } from '@tabler/icons-react';
import { useCrumbs, useOriginCrumb } from '../../../platform/menu/crumbs.ts';
import { useCurrentOrganization } from '../../../platform/menu/current-organization.ts';
import { currentLink } from '../../../platform/menu/menu.ts';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import { Link, useAddress, usePathname } from '../../../platform/navigation/navigation.tsx';
import { useIsRefused } from '../../../platform/session/gate.tsx';
import { applicationName, useSettings } from '../../../platform/state/settings.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useTitlePart } from '../../../ui/page/Heading.tsx';
import { screenRoutes } from '../../features.ts';
import { shellMessages } from '../shell.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './TopBar.module.css';

/** The crumb of the route at this URL, if it has one. */
function useRouteCrumb(pathname: string): string | null {
  const locale = useLocale();
  const route = screenRoutes.find(
    ({ crumb, path }) => crumb && new RegExp(`^${path.replace(/\$[A-Za-z]+/g, '[^/]+')}/?$`, 'i').test(pathname),
  );
  return route?.crumb?.(locale) ?? null;
}

/** Platform or organisation, then the menu entry, then the record. */
export function Breadcrumb() {
  const t = useMessages(shellMessages);
  const locale = useLocale();
  const pathname = usePathname();
  const { sections, organizationId } = useMenu();
  const organization = useCurrentOrganization();
  const settings = useSettings();
  const isElsewhere = useIsRefused();
  useTitlePart('organization', isElsewhere ? null : (organization?.name ?? null));
  const link = currentLink(sections, useAddress());
  const own = useRouteCrumb(pathname);
  const { parents, last } = useCrumbs();
  const origin = useOriginCrumb();
  const record = last ?? own;
  const root =
    organizationId === null || isElsewhere
      ? { name: applicationName(settings), href: isElsewhere ? '/overview' : '/application' }
      : { name: organization?.name ?? '…', href: `/organizations/${organizationId}` };
  const crumbs = [root, ...(link === null ? [] : [{ name: link.entry.label(locale), href: link.href }])];
  crumbs.push(...parents);
  // if the menu entry is this page itself, the record isn't repeated
  if (record !== null && link?.href !== pathname) crumbs.push({ name: record, href: pathname });
  // the picker next to it shows the organisation already
  const inside = organizationId !== null && !isElsewhere && crumbs.length > 1 ? crumbs.slice(1) : crumbs;
  // after a link back there is only room for the last two crumbs
  const trail = shortened(origin === null ? inside : [origin, ...inside.slice(-2)]);
  return (
    <nav className={styles.crumbs} aria-label={t.breadcrumb}>
      {trail.map(({ name, href, isShort }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- hrefs aren't unique: a start page has the URL of its organisation
        <Crumb
          key={index}
          name={name}
          href={href}
          isShort={isShort}
          isEntry={href === link?.href}
          isFirst={index === 0}
          isOrigin={origin !== null && index === 0}
          isLast={index === trail.length - 1}
        />
      ))}
    </nav>
  );
}

type ShownCrumb = { name: string; href: string; isShort: boolean };

const LONGEST = 3;

/** Shortens the middle of a long trail to one “…”, which links to the last record that it leaves out. */
function shortened(crumbs: readonly { name: string; href: string }[]): ShownCrumb[] {
  const shown = crumbs.map((crumb) => ({ ...crumb, isShort: false }));
  if (shown.length <= LONGEST) return shown;
  return [
    ...shown.slice(0, 1),
    ...shown
      .slice(1, -2)
      .slice(-1)
      .map((crumb) => ({ ...crumb, isShort: true })),
    ...shown.slice(-2),
  ];
}

type CrumbProps = ShownCrumb & { isEntry: boolean; isFirst: boolean; isLast: boolean; isOrigin: boolean };

function Crumb({ name, href, isShort, isEntry, isFirst, isLast, isOrigin }: CrumbProps) {
  return (
    <>
      {!isFirst && <IconChevronRight size={14} stroke={1.75} aria-hidden />}
      {isLast ? (
        <span aria-current="page" className={look.ellipsis}>
          {name}
        </span>
      ) : (
        <Link
          to={href}
          className={look.ellipsis}
          data-entry={isEntry}
          data-origin={isOrigin || undefined}
          title={isShort ? name : undefined}
          aria-label={isShort ? name : undefined}
        >
          {isShort ? '…' : name}
        </Link>
      )}
    </>
  );
}
