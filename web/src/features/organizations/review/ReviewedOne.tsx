import { getOrganization } from '@move/contract/organizations/organizations.ts';
import { getReview } from '@move/contract/organizations/review.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { FormSkeleton } from '../../../ui/page/Skeletons.tsx';
import { ReviewChecks } from './ReviewChecks.tsx';
import { ReviewDecision } from './ReviewDecision.tsx';
import { ReviewDetail } from './ReviewDetail.tsx';
import { reviewMessages } from './review.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './review.module.css';

type ReviewedOneProps = {
  organizationId: number;
  hasNext: boolean;
  /** The button that had the focus is gone with the organisation before this one. */
  takesFocus: boolean;
  onNext: () => void;
  onUndone: () => void;
};

/** The organisation under review: its data, the checks, and the decision. */
export function ReviewedOne({ organizationId, hasNext, takesFocus, onNext, onUndone }: ReviewedOneProps) {
  const t = useMessages(reviewMessages);
  const params = { organizationId };
  const record = useRead(getOrganization, { params }, { showsErrors: true });
  const review = useRead(getReview, { params }, { showsErrors: true });
  const error = record.error ?? review.error;
  const retry = () => void Promise.all([record.refetch(), review.refetch()]);
  if (error !== null) {
    return (
      <div className={styles.wide}>
        <RecordFailed error={error} onRetry={retry} />
      </div>
    );
  }
  if (record.data === undefined || review.data === undefined) {
    return (
      <div className={styles.wide}>
        <FormSkeleton />
      </div>
    );
  }
  const parts = { organization: record.data.organization, review: review.data.review };
  return (
    <>
      <div className={styles.detail}>
        <Link className={`${buttonStyles.textLink} ${styles.back}`} to="/application/organizations/review">
          {t.back}
        </Link>
        <Arrival takesFocus={takesFocus}>
          <ReviewDetail {...parts} />
        </Arrival>
      </div>
      <aside className={styles.side} aria-label={t.decision.title}>
        <ReviewChecks {...parts} />
        <ReviewDecision {...parts} {...{ hasNext, onNext, onUndone }} />
      </aside>
    </>
  );
}

/** Starts at the top, whatever the scroll position of the organisation before it. */
export function Arrival({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // in braces: in newer browsers scrollTo returns a promise, which React would take for a clean-up
    element.current?.closest('main')?.scrollTo({ top: 0 });
    // after a decision its button is gone, and so is the focus; a link in the queue keeps it
    if (takesFocus && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only on arrival
  }, []);
  return (
    <div ref={element} tabIndex={-1}>
      {children}
    </div>
  );
}
