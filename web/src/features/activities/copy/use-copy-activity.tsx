import type { Activity } from '@move/contract/activities/activities.ts';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { activityOfferMessages } from '../activity-offer.messages.ts';

const ActivityCopy = lazyPart(() => import('./ActivityCopy.tsx').then((module) => module.ActivityCopy));

type Copied = Pick<Activity, 'id' | 'name'>;

/** The menu item that copies an activity, for users who may create activities, and its drawer, to be rendered once. */
export function useCopyActivity(organizationId: number): [items: (activity: Copied) => MenuItem[], drawer: ReactNode] {
  const t = useMessages(activityOfferMessages).copy;
  const mayCopy = useCan('create-activities');
  const [copied, setCopied] = useState<Copied | null>(null);
  const items = (activity: Copied): MenuItem[] =>
    mayCopy
      ? [
          {
            label: t.action,
            icon: <IconCopy size={17} stroke={1.75} aria-hidden />,
            onClick: () => setCopied(activity),
          },
        ]
      : [];
  const drawer = copied && (
    <ActivityCopy activity={copied} organizationId={organizationId} onClose={() => setCopied(null)} />
  );
  return [items, drawer];
}
