import {
  type CalendarFeed,
  createCalendarFeed,
  createOwnFeed,
  listCalendarFeeds,
  listOwnFeeds,
  revokeCalendarFeed,
  revokeOwnFeed,
} from '@move/contract/feeds/feeds.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { useRead } from '../../platform/api/reads.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { feedMessages } from './feeds.messages.ts';

export type Feeds = {
  /** Undefined while they load. */
  feeds: readonly CalendarFeed[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** The URL of the feed that was just created: shown only once. */
  freshUrl: string | null;
  make: () => void;
  revoke: (feed: CalendarFeed) => void;
  isPending: boolean;
  /** The confirmation before a feed is revoked; to be rendered once. */
  confirmDialog: ReactNode;
};

/** The feeds of an organisation. A new feed has the sessions of the activity `activityId`, or if that is null of all activities. */
export function useOrganizationFeeds(organizationId: number, activityId: number | null): Feeds {
  const params = { organizationId };
  const read = useRead(listCalendarFeeds, { params }, { showsErrors: true });
  const creation = useCall(createCalendarFeed, { invalidates: [listCalendarFeeds] });
  const removal = useCall(revokeCalendarFeed, { invalidates: [listCalendarFeeds] });
  return useKept({
    read,
    isPending: creation.isPending || removal.isPending,
    make: () => creation.call({ params, body: { activity_id: activityId } }),
    revoke: ({ id }) => removal.call({ params: { ...params, calendarFeedId: id } }),
  });
}

export function useOwnFeeds(): Feeds {
  const read = useRead(listOwnFeeds, {}, { showsErrors: true });
  const creation = useCall(createOwnFeed, { invalidates: [listOwnFeeds] });
  const removal = useCall(revokeOwnFeed, { invalidates: [listOwnFeeds] });
  return useKept({
    read,
    isPending: creation.isPending || removal.isPending,
    make: () => creation.call({}),
    revoke: ({ id }) => removal.call({ params: { ownFeedId: id } }),
  });
}

type Result<Reply> = Promise<{ ok: true; reply: Reply } | { ok: false }>;

type Kept = {
  read: { data: { feeds: CalendarFeed[] } | undefined; error: Error | null; refetch: () => unknown };
  isPending: boolean;
  make: () => Result<{ url: string }>;
  revoke: (feed: CalendarFeed) => Result<undefined>;
};

function useKept({ read, isPending, make, revoke }: Kept): Feeds {
  const t = useMessages(feedMessages).revoking;
  const [freshUrl, setFreshUrl] = useState<string | null>(null);
  const [confirm, confirmDialog] = useConfirm();
  const makeOne = async () => {
    const result = await make();
    if (result.ok) setFreshUrl(result.reply.url);
  };
  const revokeOne = async (feed: CalendarFeed) => {
    const isSure = await confirm({ title: t.title, text: t.text, confirmLabel: t.confirm, isDanger: true });
    if (!isSure || !(await revoke(feed)).ok) return;
    setFreshUrl(null);
    notify.success(t.done);
  };
  return {
    feeds: read.data?.feeds,
    hasFailed: read.error !== null && read.data === undefined,
    retry: () => void read.refetch(),
    freshUrl,
    make: () => void makeOne(),
    revoke: (feed) => void revokeOne(feed),
    isPending,
    confirmDialog,
  };
}
