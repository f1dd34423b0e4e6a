import { IconCloudOff, IconNote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { platformTimeZone } from '../../../platform/texts/platform-clock.ts';
import type { ShownPerson } from './attendance.ts';
import { checkInMessages } from '../check-in.messages.ts';
import { hasTrouble } from '../offline/tap-sending.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './people.module.css';

/** The second line of a row: facts that help at the door, and whether a tap or note is unsent. */
export function PersonFacts({ person }: { person: ShownPerson }) {
  const t = useMessages(checkInMessages).list;
  const formats = useFormats();
  const isStuck = useStore(hasTrouble);
  const { age, is_pending, has_notes, shown, noted_at, isWaiting, written } = person;
  const isUnsent = isWaiting || written?.answer === null;
  const facts: ReactNode[] = [];
  if (age !== null) facts.push(t.age(age));
  if (shown === 'signed_out' && noted_at !== null && !isWaiting) {
    const at = Temporal.Instant.from(noted_at).toZonedDateTimeISO(platformTimeZone());
    facts.push(t.signedOutAt(formats.time(at.toPlainTime().toString())));
  }
  if (is_pending) facts.push(t.pending);
  if (has_notes || written !== null)
    facts.push(
      <>
        <IconNote size={15} stroke={1.75} aria-hidden /> {t.notes}
      </>,
    );
  if (isUnsent && isStuck)
    facts.push(
      <>
        <IconCloudOff size={15} stroke={1.75} aria-hidden />
        <span className={look.visuallyHidden}>{t.waiting}</span>
      </>,
    );
  if (facts.length === 0) return null;
  return (
    <span className={`${styles.facts} ${look.figures}`}>
      {facts.map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- facts have a fixed order
        <span key={index}>{fact}</span>
      ))}
    </span>
  );
}
