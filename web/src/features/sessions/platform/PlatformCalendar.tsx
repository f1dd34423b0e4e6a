import { listApplicationSessions, updateSession } from '@move/contract/sessions/sessions.ts';
import { addDays } from '@move/domain/kit/dates/dates.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { LazyCalendar } from '../calendar/LazyCalendar.tsx';
import { sessionMessages } from '../sessions.messages.ts';
import { periodOf, type SessionViewState } from '../list/view-of-sessions.ts';
import { ViewSwitch } from '../list/ViewSwitch.tsx';

/** The sessions of the platform by week or month. */
export function PlatformCalendar({ state }: { state: SessionViewState }) {
  const t = useMessages(sessionMessages);
  const mayMove = useCan(updateSession);
  const { dateFrom, dateUntil } = periodOf(state);
  // the list filters by the day of the start, and a session overnight may have started on the day before
  const query = { dateFrom: addDays(dateFrom, -1), dateUntil, itemsPerPage: 1_000 };
  const read = useRead(listApplicationSessions, { query }, { keepsPrevious: true, showsErrors: true });
  return (
    <>
      <PageHeader title={t.title} actions={<ViewSwitch state={state} />} isLined />
      <LazyCalendar
        state={state}
        isPlatform
        mayMove={mayMove}
        read={{
          rows: read.data?.sessions ?? [],
          total: read.data?.meta.pagination.total ?? 0,
          error: read.error,
          retry: () => void read.refetch(),
          isBusy: read.isPlaceholderData || read.data === undefined,
        }}
      />
    </>
  );
}
