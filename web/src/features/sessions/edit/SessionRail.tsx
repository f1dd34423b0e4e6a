import type { Session } from '@move/contract/sessions/sessions.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { RailPart } from '../../../ui/page/FormSection.tsx';
import { AttendanceRail, type BookableParams } from '../../participants/public.tsx';
import { seriesText } from '../list/SeriesMark.tsx';
import { sessionMessages } from '../sessions.messages.ts';
import * as look from '../../../ui/look/look.module.css';

/** The occupancy of a session, its participants, and its series. */
export function SessionRail({ session, bookable }: { session: Session; bookable: BookableParams }) {
  const t = useMessages(sessionMessages);
  const locale = useLocale();
  const series = seriesText(session, locale);
  return (
    <>
      <AttendanceRail bookable={bookable} spots={session.spots} taken={session.taken} reserved={session.reserved} />
      {session.waitlist_count > 0 && (
        <RailPart title={t.rail.waiting}>
          <p style={{ margin: 0 }}>{t.rail.waitlist(session.waitlist_count)}</p>
        </RailPart>
      )}
      {session.series !== null && (
        <RailPart title={t.rail.series}>
          <p style={{ marginTop: 0 }}>{series}</p>
          <p className={look.soft}>{t.ofSeries(session.series.position, session.series.count)}</p>
        </RailPart>
      )}
    </>
  );
}
