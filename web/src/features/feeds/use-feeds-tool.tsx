import { createCalendarFeed } from '@move/contract/feeds/feeds.ts';
import { IconCalendarShare } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import type { Tool } from '../../screens/ToolButtons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { feedMessages } from './feeds.messages.ts';

const FeedsDialog = lazyPart(() => import('./FeedsDialog.tsx').then((module) => module.FeedsDialog));

type Subscribed = { organizationId: number; activity?: { id: number; name: string } | undefined };

/** The button that opens the feeds of an organisation or activity, and the dialog that it opens. */
export function useFeedsTool(what: Subscribed): [tool: Tool, dialog: ReactNode] {
  const t = useMessages(feedMessages);
  const [isOpen, setOpen] = useState(false);
  const tool = {
    label: t.action,
    icon: <IconCalendarShare size={17} stroke={1.75} aria-hidden />,
    needs: createCalendarFeed,
    onClick: () => setOpen(true),
  };
  const dialog = isOpen && <FeedsDialog {...what} onClose={() => setOpen(false)} />;
  return [tool, dialog];
}
