import { type Session, updateSession } from '@move/contract/sessions/sessions.ts';
import { isSameSpan, type SessionSpan } from '@move/domain/sessions/session-times.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../../platform/api/calls.ts';
import { useFormats } from '../../../../platform/texts/formats.ts';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { notify, notifyError, offerUndo } from '../../../../platform/notify.ts';
import { invalidate } from '../../../../platform/api/reads.ts';
import { calendarMessages } from '../calendar.messages.ts';
import type { CalendarRow } from '../calendar-row.ts';
import { ChangeDialog } from '../../series/ChangeDialog.tsx';
import { sessionReads } from '../../session-reads.ts';
import { readSession } from '../../list/use-session-menu.tsx';

type Done = (isMoved: boolean) => void;
type Dropped = { session: Session; span: SessionSpan; done: Done };
type Ask = (row: CalendarRow, span: SessionSpan, done: Done) => void;

/**
 * Asks for confirmation of a move and saves it with the endpoint of the session form. Offers to undo the move when only this session moved
 * and no mail was sent. Render the dialog once.
 */
export function useConfirmMove(): [Ask, ReactNode] {
  const t = useMessages(calendarMessages).moving;
  const formats = useFormats();
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const update = useCall(updateSession, { invalidates: sessionReads });

  const ask: Ask = (row, span, done) => {
    const leave = (tell: () => void) => {
      done(false);
      tell();
      // the calendar on the screen is outdated
      void invalidate(sessionReads);
    };
    void readSession(row).then(
      (session) => {
        if (isSameSpan(session, row)) setDropped({ session, span, done });
        else leave(() => notify.info(t.movedMeanwhile));
      },
      (error: unknown) => leave(() => notifyError(error)),
    );
  };
  const close = (isMoved: boolean) => {
    setDropped(null);
    dropped?.done(isMoved);
  };
  const putBack = async (before: Session, saved: Session) => {
    const { start_date, start_time, end_date, end_time, organization, activity, id, series } = before;
    const result = await update.call({
      params: { organizationId: organization.id, activityId: activity.id, sessionId: id },
      body: {
        start_date,
        start_time,
        end_date,
        end_time,
        updated_at: saved.updated_at,
        // the move wasn't mailed either
        notify: false,
        ...(series && { scope: 'this' as const }),
      },
    });
    if (result.ok) notify.success(t.undone);
  };
  const dialog = dropped && (
    <ChangeDialog
      session={dropped.session}
      change={dropped.span}
      onClose={() => close(false)}
      onDone={() => close(true)}
      onAlone={(saved) =>
        offerUndo({
          text: t.done(`${formats.date(saved.start_date)}, ${formats.timeRange(saved.start_time, saved.end_time)}`),
          undo: () => void putBack(dropped.session, saved),
        })
      }
    />
  );
  return [ask, dialog];
}
