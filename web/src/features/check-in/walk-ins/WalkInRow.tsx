import { IconCheck } from '@tabler/icons-react';
import { fullName } from '../../../platform/texts/person-name.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import type { ShownPerson } from '../people/attendance.ts';
import { PersonFacts } from '../people/PersonFacts.tsx';
import { TapOutcome } from '../people/TapOutcome.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as styles from '../people/people.module.css';

type WalkInRowProps = { person: ShownPerson; onLetIn: () => void; onEdit: () => void };

/** A walk-in that was added here and is not on the server yet; the row is read-only until the server has the walk-in. */
export function WalkInRow({ person, onLetIn, onEdit }: WalkInRowProps) {
  const word = useStatusWord();
  const { shown } = person;
  return (
    <li className={styles.place} data-status={shown}>
      <div className={styles.row}>
        <span className={look.grow}>
          <span className={styles.name}>{fullName(person)}</span>
          <PersonFacts person={person} />
        </span>
        {shown === 'present' && (
          <>
            <span className={styles.word}>{word(STATUS.checkin[shown])}</span>
            <span className={styles.ring}>
              <IconCheck size={24} stroke={2.2} aria-hidden />
            </span>
          </>
        )}
      </div>
      <TapOutcome person={person} {...{ onAdmit: onLetIn, onEdit }} />
    </li>
  );
}
