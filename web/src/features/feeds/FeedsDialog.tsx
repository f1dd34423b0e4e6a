import { useMessages } from '../../platform/texts/messages.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useWords } from '../../ui/Words.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { FeedList } from './FeedList.tsx';
import { feedMessages } from './feeds.messages.ts';
import { useOrganizationFeeds } from './use-feeds.tsx';

type FeedsDialogProps = {
  organizationId: number;
  /** The activity whose sessions a new feed contains; absent: the sessions of all activities. */
  activity?: { id: number; name: string } | undefined;
  onClose: () => void;
};

/** Creates and revokes the calendar feeds of an organisation. */
export function FeedsDialog({ organizationId, activity, onClose }: FeedsDialogProps) {
  const t = useMessages(feedMessages);
  const w = useWords();
  const feeds = useOrganizationFeeds(organizationId, activity?.id ?? null);
  return (
    <Dialog
      isOpen
      isLined
      title={t.title}
      subtitle={t.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {w.close}
          </Button>
          <Button loading={feeds.isPending} onClick={feeds.make}>
            {t.make(activity?.name ?? t.ofAll)}
          </Button>
        </>
      }
    >
      <FeedList feeds={feeds} allName={t.all} />
      {feeds.confirmDialog}
    </Dialog>
  );
}
