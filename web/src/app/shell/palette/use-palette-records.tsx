import { PER_KIND_MAX, type SearchKind, type SearchResult, searchEverything } from '@move/contract/search/search.ts';
import {
  IconAddressBook,
  IconApps,
  IconBookmark,
  IconBuilding,
  IconCategory,
  IconDeviceMobileMessage,
  IconMapPin,
  IconPlayFootball,
  IconReceiptEuro,
  IconRun,
  IconShoppingBag,
  IconSpeakerphone,
  IconTags,
  IconTicket,
  IconUser,
  IconUserShield,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useRead } from '../../../platform/api/reads.ts';
import { useApplicationId } from '../../../platform/state/context.ts';
import { useGate } from '../../../platform/session/gate.tsx';
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { StatusLook } from '../../../ui/marks/status-looks.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';
import type { PaletteGroup } from '../../../ui/overlays/palette/CommandPalette.tsx';
import { shellMessages } from '../shell.messages.ts';
import { listTarget, resultTarget } from './result-target.ts';

const DEBOUNCE_MS = 200;

/** The URL that a row of the palette opens, with the platform to switch to if there is one. */
export type Target = string | { href: string; applicationId: number };

/** The icons by kind, in the order in which the kinds are shown. */
const glyphs = {
  organization: IconBuilding,
  participant: IconUser,
  activity: IconRun,
  product: IconShoppingBag,
  location: IconMapPin,
  contact: IconAddressBook,
  application: IconApps,
  category: IconCategory,
  campaign: IconSpeakerphone,
  label: IconBookmark,
  tag: IconTags,
  sport: IconPlayFootball,
  order: IconReceiptEuro,
  invoice: IconReceiptEuro,
  coupon: IconTicket,
  notification: IconDeviceMobileMessage,
  user: IconUserShield,
} as const satisfies Record<SearchKind, typeof IconRun>;
const kinds = Object.keys(glyphs) as SearchKind[];

/** Records found by name, in a group for each kind. A group that isn’t complete ends with a link to the list that finds all of them. */
export function usePaletteRecords(query: string) {
  const t = useMessages(shellMessages).palette;
  const { results, asked, isBusy } = useResults(query);
  const { organizationId } = useMenu();
  const gate = useGate();
  // the lists of a platform are for its administrators
  const hasList = organizationId !== null || gate.role('admin|superadmin');
  const groups = kinds.flatMap((kind) => {
    const found = results.filter((result) => result.kind === kind);
    if (found.length === 0) return [];
    const Glyph = glyphs[kind];
    const icon = <Glyph size={18} stroke={1.75} aria-hidden />;
    const items = found.map((result) => ({
      id: keyOf(result),
      label: result.name,
      detail: detailOf(result, t.orders),
      icon,
      status: lookOf(result, results),
    }));
    const isCut = found.length === PER_KIND_MAX || found.some(({ orders_count: count }) => (count ?? 0) > 1);
    const href = listTarget(kind, { organizationId, query: asked });
    const all =
      !isCut || !hasList || href === null
        ? []
        : [{ id: `all-${kind}`, label: t.all(t.kinds[kind], asked), icon, href }];
    return [{ title: t.kinds[kind], items, all }];
  });
  const records = groups.map(({ title, items, all }): PaletteGroup => ({ title, items: [...items, ...all] }));
  const applicationId = useApplicationId();
  const platformId = organizationId === null && gate.can('view-application-orders') ? applicationId : null;
  const targets = [
    ...results.map((result): [string, Target] => [keyOf(result), resultTarget(result, { organizationId, platformId })]),
    ...groups.flatMap(({ all }) => all.map(({ id, href }): [string, Target] => [id, href])),
  ];
  return { records, targets, isBusy };
}

/** Where the record belongs, and how many orders a buyer has. */
function detailOf({ hint, orders_count: count }: SearchResult, ordersText: (count: number) => string) {
  return count === null || count < 2 ? (hint ?? undefined) : [hint, ordersText(count)].filter(Boolean).join(' · ');
}

function useResults(query: string) {
  const [asked, setAsked] = useState('');
  const { organizationId } = useMenu();
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(query.trim()), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [query]);
  const scope = organizationId === null ? {} : { organization_id: organizationId };
  const { data, isFetching } = useRead(
    searchEverything,
    { query: { q: asked, ...scope } },
    { enabled: asked.length > 1, keepsPrevious: true, showsErrors: true },
  );
  return { results: asked.length > 1 ? (data?.results ?? []) : [], asked, isBusy: isFetching };
}

/** The status of a result, shown if it is unusual or if another result of the same kind has the same name. */
function lookOf({ kind, id, name, status }: SearchResult, results: readonly SearchResult[]): StatusLook | undefined {
  if (status === null) return undefined;
  const look = LOOKS[status];
  const hasNamesake = results.some((other) => other.kind === kind && other.name === name && other.id !== id);
  return hasNamesake || !look.isQuiet ? look : undefined;
}

const LOOKS: Readonly<Record<NonNullable<SearchResult['status']>, StatusLook>> = {
  ...STATUS.organization,
  concept: STATUS.offer.concept,
  live: STATUS.offer.live,
};

const keyOf = ({ kind, id }: SearchResult) => `${kind}-${id}`;
