import {
  listWaitingOrganizations,
  type ReviewedOrganization,
  type WaitingOrganization,
} from '@move/contract/organizations/review.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useSearch, useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { useRegisterShortcuts } from '../../../platform/menu/shortcuts.ts';
import { failureProps } from '../../../screens/show/failure-props.ts';
import { useShortcuts } from '../../../ui/keys/use-shortcuts.tsx';
import { PHONE, useMediaQuery } from '../../../ui/look/use-media-query.ts';
import { Kbd } from '../../../ui/marks/Kbd.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/page/errors/ErrorPanel.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { neighbours } from './review-neighbours.ts';
import { Arrival, ReviewedOne } from './ReviewedOne.tsx';
import { ReviewList } from './ReviewList.tsx';
import { reviewMessages } from './review.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './review.module.css';

const MINUTE = 60_000;

/** New organisations with their data; a decision opens the next one. */
export function ReviewScreen() {
  const t = useMessages(reviewMessages);
  const read = useRead(listWaitingOrganizations, {}, { showsErrors: true, refetchInterval: () => MINUTE });
  const { data } = read;
  if (data === undefined) {
    return (
      <>
        <PageHeader title={t.title} isLined />
        {read.error === null ? (
          <ListSkeleton rowHeight={58} />
        ) : (
          <ErrorPanel {...failureProps(read.error)} onRetry={() => void read.refetch()} />
        )}
      </>
    );
  }
  const { organizations, reviewed, meta, average_hours } = data;
  return <Queue waiting={organizations} {...{ reviewed, average_hours }} total={meta.pagination.total} />;
}

type QueueProps = {
  waiting: readonly WaitingOrganization[];
  reviewed: readonly ReviewedOrganization[];
  total: number;
  average_hours: number | null;
};

function Queue({ waiting, reviewed, total, average_hours }: QueueProps) {
  const t = useMessages(reviewMessages);
  const formats = useFormats();
  useRegisterShortcuts(t.keys);
  const isPhone = useMediaQuery(PHONE);
  const named = Number(useSearch()['id'] ?? 0);
  const setSearch = useSetSearch();
  // on a phone there is room for either the queue or one organisation: without an id in the URL the queue is shown
  const chosenId = named > 0 ? named : isPhone ? null : (waiting[0]?.id ?? null);
  const { previous, next } = neighbours(
    waiting.map(({ id }) => id),
    chosenId,
  );
  const open = (id: number | null) => setSearch({ id: id === null ? undefined : String(id) });
  const [hasDecided, setHasDecided] = useState(false);
  const isShown = useMountedRef();
  const step = (id: number | null) => {
    setHasDecided(false);
    if (id !== null) open(id);
  };
  useShortcuts({ J: () => step(next), K: () => step(previous) });
  const meta = [
    t.waiting(total, formats.number(total)),
    average_hours !== null && t.average(inDaysOrHours(average_hours, t)),
  ];
  return (
    <>
      <PageHeader title={t.title} meta={meta} isLined actions={<QueueActions isStepping={waiting.length > 1} />} />
      {waiting.length === 0 && chosenId === null && reviewed.length === 0 ? (
        <EmptyState title={t.empty.title} text={t.empty.text} />
      ) : (
        <div className={styles.review} data-chosen={chosenId !== null}>
          <ReviewList {...{ waiting, reviewed, total, chosenId }} />
          {chosenId === null ? (
            <Done isLast={waiting.length === 0 && hasDecided}>
              <EmptyState title={t.empty.title} text={t.empty.text} />
            </Done>
          ) : (
            <ReviewedOne
              key={chosenId}
              organizationId={chosenId}
              hasNext={waiting.some(({ id }) => id !== chosenId)}
              takesFocus={hasDecided}
              onNext={() => {
                setHasDecided(true);
                open(next ?? previous);
              }}
              onUndone={() => isShown.current && open(chosenId)}
            />
          )}
        </div>
      )}
    </>
  );
}

/** What is left after the last decision starts at the top, like an organisation. */
function Done({ isLast, children }: { isLast: boolean; children: ReactNode }) {
  return isLast ? <Arrival takesFocus>{children}</Arrival> : children;
}

/** Returns whether the screen is still mounted: undoing a decision on another screen must not open the organisation. */
function useMountedRef() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

function QueueActions({ isStepping }: { isStepping: boolean }) {
  const t = useMessages(reviewMessages);
  return (
    <>
      {isStepping && (
        <span className={styles.keys} aria-hidden="true">
          <Kbd>J</Kbd> <Kbd>K</Kbd> {t.steps}
        </span>
      )}
      <Link className={buttonStyles.textLink} to="/application/organizations/management">
        {t.all}
      </Link>
    </>
  );
}

function inDaysOrHours(hours: number, t: { days: (count: number) => string; hours: (count: number) => string }) {
  return hours > 36 ? t.days(Math.ceil(hours / 24)) : t.hours(Math.max(1, Math.ceil(hours)));
}
