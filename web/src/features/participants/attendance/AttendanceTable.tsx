import type { Participant } from '@move/contract/participants/participant.ts';
import type { Session } from '@move/contract/sessions/sessions.ts';
import { IconCheck } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { sheetMessages } from './sheet.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './AttendanceSheet.module.css';

/** The columns on paper in addition to the names. */
export type SheetParts = { age: boolean; notes: boolean; lines: boolean };

const EMPTY_LINES = Array.from({ length: 8 }, (_, index) => index);

type AttendanceTableProps = { people: readonly Participant[]; parts: SheetParts; session: Session };

/** One line per person with a box to tick; every page starts with the session. */
export function AttendanceTable({ people, parts, session }: AttendanceTableProps) {
  const t = useMessages(sheetMessages);
  const formats = useFormats();
  if (people.length === 0 && !parts.lines) return <p>{t.empty}</p>;
  const columns = 3 + Number(parts.age) + Number(parts.notes);
  return (
    <table aria-label={`${session.activity.name}, ${formats.date(session.start_date)} ${session.start_time}`}>
      <thead>
        <tr className={styles.again}>
          <td colSpan={columns}>
            {session.activity.name}, {formats.date(session.start_date)} {session.start_time}
          </td>
        </tr>
        <tr>
          <th scope="col">{t.number}</th>
          <th scope="col">{t.name}</th>
          {parts.age && <th scope="col">{t.age}</th>}
          {parts.notes && <th scope="col">{t.notes}</th>}
          <th scope="col">{t.present}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person, index) => (
          <PersonLine key={person.id} {...{ person, parts }} number={index + 1} />
        ))}
        {parts.lines &&
          EMPTY_LINES.map((index) => <EmptyLine key={index} parts={parts} number={people.length + index + 1} />)}
      </tbody>
    </table>
  );
}

function PersonLine({ person, parts, number }: { person: Participant; parts: SheetParts; number: number }) {
  const t = useMessages(sheetMessages);
  const formats = useFormats();
  const owed = person.payment?.status === 'open' ? person.payment.total_in_cents : 0;
  const isPending = owed > 0 || person.status === 'pending';
  return (
    <tr>
      <td className={look.figures}>{number}</td>
      <td>
        {fullName(person)}
        {person.is_walk_in && <small> {t.walkIn}</small>}
        {person.bundle !== null && <small> {person.bundle.name}</small>}
        {isPending && <small> {owed > 0 ? t.owed(formats.money(owed)) : t.pending}</small>}
      </td>
      {parts.age && <td className={look.figures}>{person.age}</td>}
      {parts.notes && <td className={styles.notes}>{person.notes}</td>}
      <td>
        <Tick person={person} />
      </td>
    </tr>
  );
}

/** The box to tick. It is filled in if the check-in is known: a mark for present, a word for absent or signed out. */
function Tick({ person: { check_in: status } }: { person: Participant }) {
  const word = useStatusWord();
  return (
    <span className={styles.tick}>
      <i>{status === 'present' && <IconCheck size={16} stroke={2.5} aria-label={word(STATUS.checkin.present)} />}</i>
      {(status === 'absent' || status === 'signed_out') && word(STATUS.checkin[status])}
    </span>
  );
}

function EmptyLine({ parts, number }: { parts: SheetParts; number: number }) {
  return (
    <tr>
      <td className={look.figures}>{number}</td>
      <td />
      {parts.age && <td />}
      {parts.notes && <td />}
      <td>
        <span className={styles.tick}>
          <i />
        </span>
      </td>
    </tr>
  );
}
