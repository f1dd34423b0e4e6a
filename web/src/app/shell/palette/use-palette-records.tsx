import { type SearchKind, type SearchResult, searchEverything } from '@move/contract/search/search.ts';
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
import { useMenu } from '../../../platform/menu/menu-context.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { StatusLook } from '../../../ui/marks/status-looks.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';
import type { PaletteGroup } from '../../../ui/overlays/palette/CommandPalette.tsx';
import { shellMessages } from '../shell.messages.ts';
import { resultTarget } from './result-target.ts';

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

/** Records found by name, in a group for each kind. */
export function usePaletteRecords(query: string) {
  const t = useMessages(shellMessages).palette;
  const { organizationId } = useMenu();
  const { results, isBusy } = useResults(query);
  const groupOf = (kind: SearchKind): PaletteGroup => {
    const Glyph = glyphs[kind];
    return {
      title: t.kinds[kind],
      items: results
        .filter((result) => result.kind === kind)
        .map((result) => ({
          id: keyOf(result),
          label: result.name,
          detail: result.hint ?? undefined,
          icon: <Glyph size={18} stroke={1.75} aria-hidden />,
          status: lookOf(result, results),
        })),
    };
  };
  const records = kinds.map(groupOf).filter(({ items }) => items.length > 0);
  const targets = results.map((result): [string, Target] => [keyOf(result), resultTarget(result, organizationId)]);
  return { records, targets, isBusy };
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
  return { results: asked.length > 1 ? (data?.results ?? []) : [], isBusy: isFetching };
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
