import { listParticipants } from '@move/contract/participants/participants.ts';
import { splitTaken } from '@move/domain/sessions/capacity.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { CapacityBar } from '../../../ui/marks/CapacityBar.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { RailPart } from '../../../ui/page/FormSection.tsx';
import { participantMessages } from '../participants.messages.ts';
import { type BookableParams, sessionParams } from '../bookable-scope.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './attendance.module.css';

type AttendanceRailProps = { bookable: BookableParams; spots: number | null; taken: number; reserved: number };

/** The most spots shown as squares; with more, a bar is shown. */
const SQUARES_MAX = 40;
const NOTED = ['present', 'absent', 'signed_out', 'none'] as const;

/** How full a session is and who is present: a square for every spot, a bar for many spots. */
export function AttendanceRail({ bookable, spots, taken, reserved }: AttendanceRailProps) {
  const t = useMessages(participantMessages).rail;
  const formats = useFormats();
  const query = { itemsPerPage: 1 };
  const read = useRead(listParticipants, { params: sessionParams(bookable), query }, { showsErrors: true });
  const attendance = read.data?.attendance;
  const split = splitTaken({ taken, reserved });
  const used = split.reserved > 0 ? t.withReserved(split.participants, split.reserved) : String(taken);
  const squares = Math.max(taken, spots ?? taken);
  const asSquares = attendance !== undefined && squares > 0 && squares <= SQUARES_MAX;
  return (
    <RailPart title={t.title}>
      <p style={{ margin: 0 }}>{spots === null ? t.unlimited(used) : t.of(used, spots)}</p>
      {asSquares && <Squares {...{ spots, taken, attendance }} />}
      {!asSquares && spots !== null && <CapacityBar used={taken} total={spots} />}
      {spots !== null && taken > spots && <p className={look.soft}>{t.over(taken - spots)}</p>}
      {attendance !== undefined && attendance.total > 0 && (
        <ul className={styles.list}>
          {NOTED.filter((status) => attendance[status] > 0).map((status) => (
            <li key={status}>
              <Status look={STATUS.checkin[status]} />
              <span className={look.figures}>{formats.number(attendance[status])}</span>
            </li>
          ))}
        </ul>
      )}
    </RailPart>
  );
}

type SquaresProps = Pick<AttendanceRailProps, 'spots' | 'taken'> & {
  attendance: { present: number; absent: number; none: number; signed_out: number; total: number };
};

/** A square for each spot: present, absent, expected, reserved or free. */
function Squares({ spots, taken, attendance }: SquaresProps) {
  const t = useMessages(participantMessages).rail;
  const { present, absent, total } = attendance;
  const expected = Math.max(0, Math.min(taken, total) - present - absent);
  const kept = Math.max(0, taken - present - absent - expected);
  const free = Math.max(0, (spots ?? taken) - taken);
  const kinds = [
    ['present', present],
    ['absent', absent],
    ['expected', expected],
    ['kept', kept],
    ['free', free],
  ] as const;
  return (
    <div className={styles.squares} role="img" aria-label={t.squares(taken, spots ?? taken)}>
      {kinds.flatMap(([kind, count]) =>
        Array.from({ length: count }, (_, i) => <i key={`${kind}-${i}`} data-is={kind} />),
      )}
    </div>
  );
}
