import { allows } from '@move/domain/access/guard.ts';
import { IconBuilding } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { useGate, useScreenScope } from '../../../platform/session/gate.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { fillPath } from '../../../platform/navigation/screen-scope.ts';
import { useRecentOrganizations } from '../../../platform/menu/recent-organizations.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { CommandPalette, type PaletteGroup } from '../../../ui/overlays/palette/CommandPalette.tsx';
import { commands } from '../../features.ts';
import { shellMessages } from '../shell.messages.ts';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import { type Target, usePaletteRecords } from './use-palette-records.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type PaletteProps = { query: string; onQuery: (query: string) => void; onClose: () => void };

/** Ctrl K: pages and actions of where one is, and records by name; only what one may open. */
export function Palette({ query, onQuery, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const { pages, targets: pageTargets } = usePages(useDeferredValue(query));
  const { records, targets: recordTargets, isBusy } = usePaletteRecords(query);
  const recents = useRecents(query);
  const targets = new Map<string, Target>([...pageTargets, ...recordTargets, ...recents.targets]);
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      query={query}
      onQuery={onQuery}
      groups={[...recents.groups, ...records, ...pages]}
      isBusy={isBusy}
      onChoose={({ id }, inNewTab) => {
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

/** Before anything is typed: the organisations one worked in last, without the one on screen. */
function useRecents(query: string) {
  const t = useMessages(shellMessages);
  const { organizationId } = useMenu();
  const recents = useRecentOrganizations(useCurrentUser()?.id ?? null).filter(({ id }) => id !== organizationId);
  if (query.trim() !== '' || recents.length === 0) return { groups: [], targets: [] };
  const items = recents.map(({ id, name }) => ({ id: `recent-${id}`, label: name, icon: <IconBuilding {...icon} /> }));
  const targets = recents.map(({ id }): [string, string] => [`recent-${id}`, `/organizations/${id}`]);
  return { groups: [{ title: t.palette.recent, items }], targets };
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
      label: label[locale],
      icon: <Icon size={18} stroke={1.75} />,
      keys: letter === undefined ? undefined : `G ${letter.toUpperCase()}`,
      target: href,
    }));
  const actions = commands
    .filter((command) => (command.level === 'any' || command.level === shownLevel) && allows(command.needs, gate))
    .map(({ id, label, icon: Icon, to }) => ({
      id: `command-${id}`,
      label: label[locale],
      icon: Icon && <Icon size={18} stroke={1.75} />,
      target: fillPath(to, params),
    }));
  const groups: PaletteGroup[] = [
    { title: t.palette.pages, items: links.filter(isWanted) },
    { title: t.palette.actions, items: actions.filter(isWanted) },
  ];
  const targets = [...links, ...actions].map(({ id, target }): [string, string] => [id, target]);
  return { pages: groups.filter(({ items }) => items.length > 0), targets };
}
