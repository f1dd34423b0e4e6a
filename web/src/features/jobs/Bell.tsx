import { useState } from 'react';
import { BellButton } from './BellButton.tsx';
import { InboxDrawer } from './InboxDrawer.tsx';
import { useInbox, useNotifyOfEnds } from './use-inbox.ts';

/** The bell in the top bar with its count, and the drawer it opens. */
export function Bell({ isOpenAtOnce = false }: { isOpenAtOnce?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtOnce);
  const { inbox } = useInbox();
  useNotifyOfEnds(inbox);
  return (
    <>
      <BellButton unread={inbox?.unread ?? 0} isBusy={(inbox?.busy ?? 0) > 0} onClick={() => setOpen(true)} />
      {isOpen && <InboxDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
