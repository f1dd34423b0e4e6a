import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useScreenScope } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch, useSetSearch } from '../../platform/navigation/navigation.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { screenMessages } from '../screen.messages.ts';
import type { FieldInWords } from './words/change-words.ts';
import type { HistorySource } from './history-source.ts';
import { useMayReadTrail } from './use-may-read-trail.ts';

const RecordHistory = lazyPart(() => import('./RecordHistory.tsx').then((module) => module.RecordHistory));

type Options = { source: HistorySource | null; name: string | null; inWords?: FieldInWords };

/** The menu entry of a record's history and the drawer it opens, for users who may read the trail; its URL is `?history=1`. */
export function useHistory({ source, name, inWords }: Options): { items: MenuItem[]; drawer: ReactNode } {
  const words = useMessages(screenMessages);
  const { history } = useSearch();
  const setSearch = useSetSearch();
  // some API paths name only the record: the screen's scope adds the organisation
  const scope = useScreenScope().organizationId;
  const organizationId = source?.organizationId ?? scope;
  const mayRead = useMayReadTrail(organizationId);
  if (source === null || name === null || !mayRead) return { items: [], drawer: null };
  const open = (isOpen: boolean) => setSearch({ history: isOpen ? '1' : undefined }, { replace: !isOpen });
  const item: MenuItem = {
    label: words.history,
    icon: <IconHistory size={17} stroke={1.75} aria-hidden />,
    onClick: () => open(true),
  };
  const drawer =
    history === '1' ? (
      <RecordHistory
        {...{ name, ...(inWords && { inWords }) }}
        source={{ ...source, organizationId }}
        onClose={() => open(false)}
      />
    ) : null;
  return { items: [item, 'divider'], drawer };
}
