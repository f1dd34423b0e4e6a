import type { Participant } from '@move/contract/participants/participant.ts';
import { checkInMessage } from '@move/domain/participants/check-in-rules.ts';
import type { CheckIn } from '@move/domain/participants/participant.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { IconCheck, IconDoorExit, IconX } from '@tabler/icons-react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { participantMessages } from '../participants.messages.ts';
import type { BookableParams } from '../bookable-scope.ts';
import { useCheckIn } from './use-check-in.ts';
import * as styles from './attendance.module.css';

const CHOICES = [
  { status: 'present', Icon: IconCheck },
  { status: 'absent', Icon: IconX },
  { status: 'signed_out', Icon: IconDoorExit },
] as const satisfies readonly { status: CheckIn; Icon: typeof IconX }[];

type CheckInControlProps = {
  bookable: BookableParams;
  person: Participant;
  startsAt: string | null;
  isLarge?: boolean;
};

/** Buttons for present, absent and signed out; a second click clears the check-in. The attendance of an erased person can't be changed. */
export function CheckInControl({ bookable, person, startsAt, isLarge }: CheckInControlProps) {
  const t = useMessages(participantMessages).checkIn;
  const word = useStatusWord();
  const [confirm, confirmDialog] = useConfirm();
  const { status, set } = useCheckIn(bookable, person, () =>
    confirm({ title: t.full.title(fullName(person)), text: t.full.text, confirmLabel: t.full.confirm }),
  );
  const now = Temporal.Now.instant().toString();
  return (
    <div className={styles.control} data-large={isLarge} role="group" aria-label={t.of(fullName(person))}>
      {CHOICES.map(({ status: choice, Icon }) => {
        const { tone } = STATUS.checkin[choice];
        const isOn = status === choice;
        // “signed out” on a button that isn't pressed would look like a chosen status, so the button then shows “sign out”. Its accessible
        // name contains both, because the name must not change when the button is pressed.
        const label = choice === 'signed_out' && !isOn ? t.signOut : word(STATUS.checkin[choice]);
        const isEarly = !isOn && startsAt !== null && checkInMessage(choice, startsAt, now) !== null;
        return (
          <button
            key={choice}
            type="button"
            aria-pressed={isOn}
            aria-label={choice === 'signed_out' ? t.signOutName(fullName(person)) : label}
            aria-disabled={isEarly || isErased(person)}
            title={isEarly ? t.early : label}
            style={{ '--t': `var(--mv-${tone}-tint)`, '--x': `var(--mv-${tone}-text)` }}
            onClick={isEarly || isErased(person) ? undefined : () => set(isOn ? 'none' : choice)}
          >
            <Icon size={16} stroke={2} aria-hidden />
            <span className={styles.word}>{label}</span>
          </button>
        );
      })}
      {confirmDialog}
    </div>
  );
}
