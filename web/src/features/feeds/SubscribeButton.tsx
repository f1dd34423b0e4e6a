import { Button } from '@mantine/core';
import { createCalendarFeed } from '@move/contract/feeds/feeds.ts';
import { IconCalendarShare } from '@tabler/icons-react';
import { useState } from 'react';
import { Can } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { later } from '../../ui/later.tsx';
import { feedMessages } from './feeds.messages.ts';

const FeedsDialog = later(() => import('./FeedsDialog.tsx').then((module) => module.FeedsDialog));

type SubscribeButtonProps = { organizationId: number; activity?: { id: number; name: string } | undefined };

/** Puts the sessions of an organisation, or of one activity, in somebody's own calendar. */
export function SubscribeButton({ organizationId, activity }: SubscribeButtonProps) {
  const t = useMessages(feedMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Can endpoint={createCalendarFeed}>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={17} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t.action}
      </Button>
      {isOpen && <FeedsDialog organizationId={organizationId} activity={activity} onClose={() => setOpen(false)} />}
    </Can>
  );
}
