import { useEffect, useRef } from 'react';
import { stopRestoringScroll } from '../../../platform/navigation/scroll-positions.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { editMessages } from '../edit.messages.ts';
import type { DraftState } from './use-draft.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';

export type DraftBannerProps = { draft: DraftState; hasTyped: boolean };

/**
 * Offers to restore or discard what was typed on an earlier visit, with its time. It is hidden while the user types something else; the
 * earlier draft stays stored, and is offered again when the new input is discarded or at the next visit. It is scrolled to once: after a
 * reload the page is at its former position, and the form looks empty.
 */
export function DraftBanner({ draft, hasTyped }: DraftBannerProps) {
  const words = useMessages(editMessages).draft;
  const formats = useFormats();
  const offer = useRef<HTMLDivElement>(null);
  const isFound = draft.found !== null;
  useEffect(() => {
    if (!isFound) return;
    stopRestoringScroll();
    offer.current?.scrollIntoView({ block: 'center' });
  }, [isFound]);
  if (draft.found === null || hasTyped) return null;
  return (
    <Banner
      ref={offer}
      action={
        <>
          <button type="button" className={buttonStyles.linkButton} onClick={draft.restore}>
            {words.restore}
          </button>
          <button type="button" className={buttonStyles.linkButton} onClick={draft.discard}>
            {words.discard}
          </button>
        </>
      }
    >
      {words.found(formats.relative(draft.found.updatedAt))}
    </Banner>
  );
}
