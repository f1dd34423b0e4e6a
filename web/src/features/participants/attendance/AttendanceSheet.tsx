import { listParticipants } from '@move/contract/participants/participants.ts';
import { getSession, type Session } from '@move/contract/sessions/sessions.ts';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import { AttendanceTable, type SheetParts } from './AttendanceTable.tsx';
import { sheetMessages } from './sheet.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './AttendanceSheet.module.css';

type AttendanceSheetProps = { organizationId: number; activityId: number; sessionId: number };

/** The most rows of the printed list. */
const ROWS_MAX = 10_000;

/** The printable list of a session, for use without a network: its participants, with a box to tick. */
export function AttendanceSheet(params: AttendanceSheetProps) {
  const t = useMessages(sheetMessages);
  const [parts, setParts] = useState<SheetParts>({ age: true, notes: true, lines: false });
  const session = useRead(getSession, { params }, { showsErrors: true });
  const people = useRead(listParticipants, { params, query: { itemsPerPage: ROWS_MAX } }, { showsErrors: true });
  const { organizationId, activityId, sessionId } = params;
  const path = `/organizations/${organizationId}/activities/${activityId}`;
  const back = `${path}/sessions/${sessionId}?tab=participants`;
  const formats = useFormats();
  const known = session.data?.session;
  useSetCrumbs(
    t.open,
    known && {
      name: `${formats.date(known.start_date)} ${known.start_time}`,
      href: back,
      parent: { name: known.activity.name, href: `${path}/sessions` },
    },
  );
  const error = session.error ?? people.error;
  const retry = () => void Promise.all([session.refetch(), people.refetch()]);
  if (error !== null) return <RecordFailed error={error} onRetry={retry} />;
  if (session.data === undefined || people.data === undefined) return <TextSkeleton lines={10} />;
  return (
    <div>
      <div className={look.notPrinted}>
        <PageHeader
          title={t.open}
          meta={[t.people(people.data.participants.length), t.private]}
          isLined
          actions={
            <>
              <Button variant="default" leftSection={<IconArrowLeft size={17} stroke={1.75} aria-hidden />} href={back}>
                {t.back}
              </Button>
              <Button leftSection={<IconPrinter size={17} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
                {t.print}
              </Button>
            </>
          }
        />
        <Choices parts={parts} onChange={setParts} />
      </div>
      <section className={styles.paper} aria-label={t.open}>
        <PaperHead session={session.data.session} readAt={people.dataUpdatedAt} />
        <AttendanceTable people={people.data.participants} parts={parts} session={session.data.session} />
      </section>
    </div>
  );
}

type ChoicesProps = { parts: SheetParts; onChange: (parts: SheetParts) => void };

function Choices({ parts, onChange }: ChoicesProps) {
  const t = useMessages(sheetMessages);
  const words = { age: t.age, notes: t.notes, lines: t.walkIns } as const;
  return (
    <fieldset className={styles.choices}>
      <legend className={look.visuallyHidden}>{t.show}</legend>
      {(['age', 'notes', 'lines'] as const).map((part) => (
        <CheckboxInput
          key={part}
          label={words[part]}
          value={parts[part]}
          onChange={(isOn) => onChange({ ...parts, [part]: isOn })}
        />
      ))}
    </fieldset>
  );
}

function PaperHead({ session, readAt }: { session: Session; readAt: number }) {
  const t = useMessages(sheetMessages);
  const formats = useFormats();
  const { organization, activity, location } = session;
  const when = `${formats.date(session.start_date)}, ${formats.timeRange(session.start_time, session.end_time)}`;
  return (
    <header>
      <h2>{activity.name}</h2>
      <p>
        <b className={look.semibold}>{when}</b>
        {location !== null && ` · ${location.name}`} · {organization.name}
      </p>
      <p className={`${look.muted} ${look.small}`}>
        {t.printed(formats.moment(new Date(readAt).toISOString(), session.tz))}
      </p>
    </header>
  );
}
