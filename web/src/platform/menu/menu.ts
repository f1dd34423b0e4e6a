import { withoutTrailing } from '@move/domain/kit/text/text.ts';
import type { Gate } from '@move/domain/access/gate.ts';
import { allows } from '@move/domain/access/guard.ts';
import type { MenuEntry, MenuGroup } from './feature.ts';
import { fillPath, type ScreenScope } from '../navigation/screen-scope.ts';

export type MenuLink = { entry: MenuEntry; href: string };
export type MenuSection = { group: MenuGroup; links: MenuLink[] };

const GROUPS: readonly MenuGroup[] = ['overview', 'planning', 'people', 'money', 'platform'];

type MenuFacts = {
  entries: readonly MenuEntry[];
  gate: Gate;
  scope: ScreenScope;
  /** The organisation whose menu staff see on pages without a level, e.g. my profile. */
  lastOrganizationId: number | null;
};

/** The organisation whose menu is shown; null for the platform's menu. */
export function menuOrganization({ gate, scope, lastOrganizationId }: Omit<MenuFacts, 'entries'>): number | null {
  if (scope.organizationId !== null) return scope.organizationId;
  return scope.level === 'admin' || gate.can('view-application') ? null : lastOrganizationId;
}

/** The sidebar of a scope: the entries of its level that the gate allows, without empty groups. */
export function visibleMenu(facts: MenuFacts): MenuSection[] {
  const organizationId = menuOrganization(facts);
  const isHere = ({ level }: MenuEntry) =>
    organizationId === null ? level !== 'organization' : level === 'organization';
  const shown = facts.entries.filter((entry) => isHere(entry) && allows(entry.needs, facts.gate));
  return groupInSections(shown, organizationId);
}

/** The menu while permissions are unknown: the screens that work without a network. */
export function offlineMenu(entries: readonly MenuEntry[]): MenuSection[] {
  return groupInSections(
    entries.filter(({ worksOffline }) => worksOffline),
    null,
  );
}

function groupInSections(entries: readonly MenuEntry[], organizationId: number | null): MenuSection[] {
  const links = entries
    .toSorted((a, b) => (a.order ?? 50) - (b.order ?? 50))
    .map((entry) => ({ entry, href: fillPath(entry.to, organizationId === null ? {} : { organizationId }) }));
  return GROUPS.map((group) => ({ group, links: links.filter(({ entry }) => entry.group === group) })).filter(
    ({ links: own }) => own.length > 0,
  );
}

const PHONE_LINKS_MAX = 3;

/** The links in the bar at the bottom of a phone: first those with `onPhone`, in that order. */
export function phoneLinks(sections: readonly MenuSection[]): MenuLink[] {
  const links = sections.flatMap((section) => section.links);
  const placed = links
    .filter(({ entry }) => entry.onPhone !== undefined)
    .toSorted((a, b) => (a.entry.onPhone ?? 0) - (b.entry.onPhone ?? 0));
  return [...placed, ...links.filter(({ entry }) => entry.onPhone === undefined)].slice(0, PHONE_LINKS_MAX);
}

/** The menu link of a URL: a link that covers the URL, else the longest link that the URL starts with. */
export function currentLink(sections: readonly MenuSection[], address: string): MenuLink | null {
  const [pathname = '', query] = address.toLowerCase().split('?', 2);
  const path = `${withoutTrailing(pathname, '/')}/`;
  const isAt = (href: string) => {
    const [start, asked] = href.toLowerCase().split('?', 2);
    return asked === undefined
      ? path.startsWith(`${start}/`)
      : path === `${start}/` && (query?.split('&').includes(asked) ?? false);
  };
  const found = sections
    .flatMap(({ links }) => links)
    .filter(({ entry, href }) => isAt(href) || covers(entry, path))
    .toSorted(
      (a, b) => Number(covers(b.entry, path)) - Number(covers(a.entry, path)) || b.href.length - a.href.length,
    )[0];
  // every URL of a level starts with that of its overview, so the overview is current only at its own URL and at those that it covers
  const isBelowRoot = found?.entry.group === 'overview' && path !== `${found.href.toLowerCase()}/`;
  return found === undefined || (isBelowRoot && !covers(found.entry, path)) ? null : found;
}

/** Whether a path starts with the pattern of an entry; `$walletId` matches any segment. */
function covers({ covers: pattern }: MenuEntry, path: string): boolean {
  const parts = path.split('/');
  return (
    pattern
      ?.toLowerCase()
      .split('/')
      .every((part, at) => (part.startsWith('$') ? parts[at] !== undefined && parts[at] !== '' : part === parts[at])) ??
    false
  );
}
