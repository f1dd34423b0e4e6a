import { allows } from '@move/domain/access/guard.ts';
import { IconBuilding } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useApplicationId } from '../../../platform/state/context.ts';
import { useGate, useProfile, useScreenScope } from '../../../platform/session/gate.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { fillPath } from '../../../platform/navigation/screen-scope.ts';
import { useRecentOrganizations } from '../../../platform/menu/recent-organizations.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { CommandPalette, type PaletteGroup } from '../../../ui/overlays/palette/CommandPalette.tsx';
import { menuItemCommands, type PageCommand, pageCommands } from '../../../ui/overlays/palette/page-commands.ts';
import { commands } from '../../features.ts';
import { useContextSwitch } from '../picker/use-context-switch.ts';
import { shellMessages } from '../shell.messages.ts';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import { useUserItems } from '../top-bar/use-user-items.tsx';
import { paletteMessages } from './palette.messages.ts';
import { platformSettings } from './platform-settings.ts';
import { type Target, usePaletteRecords } from './use-palette-records.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type PaletteProps = { query: string; onQuery: (query: string) => void; onClose: () => void };

/** Ctrl K: pages and actions of the current scope, and records by name; only what the user may open. */
export function Palette({ query, onQuery, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const { pages, targets: pageTargets } = usePages(useDeferredValue(query));
  const { records, targets: recordTargets, isBusy } = usePaletteRecords(query);
  const recents = useRecents(query);
  const doing = useCommands(query);
  const finds = useFinds();
  const targets = new Map<string, Target>([...pageTargets, ...recordTargets, ...recents.targets]);
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      query={query}
      onQuery={onQuery}
      groups={[...recents.groups, ...records, ...pages, ...doing.groups]}
      isBusy={isBusy}
      finds={finds}
      onChoose={({ id }, inNewTab) => {
        const run = doing.commands.get(id);
        if (run !== undefined) {
          onClose();
          // after the palette has closed: the page gets the focus back before the action opens a dialog
          window.setTimeout(run);
          return;
        }
        const target = targets.get(id);
        if (target === undefined) return;
        const { href, ...options } = typeof target === 'string' ? { href: target } : target;
        if (inNewTab) window.open(href, '_blank');
        else navigate(href, options);
        if (!inNewTab) onClose();
      }}
    />
  );
}

/** What this user finds besides names: administrators of a platform see no invoices (docs/rules/money.md). */
function useFinds() {
  const gate = useGate();
  if (gate.role('superadmin')) return 'coupons';
  if (!gate.can('view-rates')) return gate.can('manage-participants') ? 'people' : undefined;
  return gate.role('admin') ? 'orders' : 'invoices';
}

/** The recent organisations without the current one, shown before anything is typed. */
function useRecents(query: string) {
  const t = useMessages(shellMessages);
  const { organizationId } = useMenu();
  const recents = useRecentOrganizations(useCurrentUser()?.id ?? null).filter(({ id }) => id !== organizationId);
  if (query.trim() !== '' || recents.length === 0) return { groups: [], targets: [] };
  const items = recents.map(({ id, name }) => ({ id: `recent-${id}`, label: name, icon: <IconBuilding {...icon} /> }));
  const targets = recents.map(({ id }): [string, string] => [`recent-${id}`, `/organizations/${id}`]);
  return { groups: [{ title: t.palette.recent, items }], targets };
}

/** The commands of the page on screen, and, once something is typed, the user menu, the other platforms, and who sets them up. */
function useCommands(query: string) {
  const t = useMessages(shellMessages).palette;
  const navigate = useNavigate();
  const { toPlatform } = useContextSwitch();
  const userItems = useUserItems();
  const applicationId = useApplicationId();
  const [ofPage] = useState(() => pageCommands(navigate));
  const gate = useGate();
  const applications = useProfile()?.applications ?? [];
  const isAdmin = gate.role('admin');
  const wanted = query.trim().toLowerCase();
  const platforms = (isAdmin ? applications : [])
    .filter(({ id }) => id !== applicationId)
    .map(({ id, name }) => ({ label: t.platform(name), run: () => toPlatform(id) }));
  const label = useMessages(paletteMessages).platformSettings;
  const ofUser = userItems.flatMap((item) => menuItemCommands(item, navigate));
  const numbered = (kind: string, all: readonly PageCommand[]) =>
    all
      .map(({ label, run }, number) => ({ id: `${kind}-${number}`, label, run }))
      .filter(({ label }) => label.toLowerCase().includes(wanted));
  const page = numbered('page-action', ofPage);
  const own =
    wanted === ''
      ? []
      : numbered('own-action', [...platforms, ...platformSettings(gate, { label, navigate }), ...ofUser]);
  const groups: PaletteGroup[] = [
    { title: t.here, items: page },
    { title: t.own, items: own },
  ];
  const commands = new Map([...page, ...own].map(({ id, run }): [string, () => void] => [id, run]));
  return { groups: groups.filter(({ items }) => items.length > 0), commands };
}

function usePages(query: string) {
  const t = useMessages(shellMessages);
  const locale = useLocale();
  const gate = useGate();
  const { level } = useScreenScope();
  const { sections, organizationId } = useMenu();
  const wanted = query.trim().toLowerCase();
  const isWanted = ({ label }: { label: string }) => label.toLowerCase().includes(wanted);
  const params = organizationId === null ? {} : { organizationId };
  const shownLevel =
    organizationId === null && level === 'own' ? 'application' : organizationId === null ? level : 'organization';
  const links = sections
    .flatMap((section) => section.links)
    .map(({ entry: { id, label, icon: Icon, letter }, href }) => ({
      id: `page-${id}`,
      label: label(locale),
      icon: <Icon size={18} stroke={1.75} aria-hidden />,
      keys: letter === undefined ? undefined : `G ${letter.toUpperCase()}`,
      target: href,
    }));
  const actions = commands
    .filter((command) => (command.level === 'any' || command.level === shownLevel) && allows(command.needs, gate))
    .map(({ id, label, icon: Icon, to }) => ({
      id: `command-${id}`,
      label: label(locale),
      icon: Icon && <Icon size={18} stroke={1.75} aria-hidden />,
      target: fillPath(to, params),
    }));
  const groups: PaletteGroup[] = [
    { title: t.palette.pages, items: links.filter(isWanted) },
    { title: t.palette.actions, items: actions.filter(isWanted) },
  ];
  const targets = [...links, ...actions].map(({ id, target }): [string, string] => [id, target]);
  return { pages: groups.filter(({ items }) => items.length > 0), targets };
}
