import { CHECK_INS, type CheckIn } from '@move/domain/participants/participant.ts';
import { statusAfterTap } from '@move/domain/participants/check-in-taps.ts';
import { IconCheck, IconDoorExit, IconDotsVertical, IconNote, IconX } from '@tabler/icons-react';
import { type ComponentProps, useRef } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { ActionMenu, type MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import type { ShownPerson } from './attendance.ts';
import { checkInMessages } from '../check-in.messages.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { NoteRefusal, TapOutcome } from './TapOutcome.tsx';
import type { PayItems } from '../payments/use-door-payment.tsx';
import { useTapTarget } from '../touch/tap-target.ts';
import { useLongPress } from '../touch/use-long-press.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './people.module.css';

const MARKS = {
  none: null,
  present: <IconCheck size={24} stroke={2.2} aria-hidden />,
  absent: <IconX size={24} stroke={2.2} aria-hidden />,
  signed_out: <IconDoorExit size={24} stroke={1.75} aria-hidden />,
} as const;

export type OnCheckIn = (person: ShownPerson, status: CheckIn, isAbove?: boolean) => void;

type PersonRowProps = {
  person: ShownPerson;
  /** Whether present and absent can be noted; else the row is read-only. */
  isOpen: boolean;
  onCheckIn: OnCheckIn;
  onRead: (person: ShownPerson) => void;
  /** The entries about what the person still has to pay. */
  payItems: PayItems;
};

/** One person: the whole row is the button; a long press opens its menu, as do the three dots. */
export function PersonRow({ person, isOpen, onCheckIn: onNote, onRead, payItems }: PersonRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const word = useStatusWord();
  const openMenu = () => row.current?.querySelector<HTMLButtonElement>('[aria-haspopup="menu"]')?.click();
  const { hasHeld, handlers } = useLongPress(openMenu);
  const { shown } = person;
  const aim = useTapTarget(person);
  const tap = () => {
    // this is the end of the long press that opened the menu
    if (hasHeld()) return;
    const status = aim();
    if (status === null) return;
    const next = statusAfterTap(status);
    if (next === null) openMenu();
    else onNote(person, next);
  };
  return (
    <li ref={row} className={styles.place} data-status={shown}>
      <RowTarget isOpen={isOpen} onClick={tap} {...handlers}>
        <span className={look.grow}>
          <span className={styles.name}>{fullName(person)}</span>
          <PersonFacts person={person} />
        </span>
        <span className={styles.word}>
          {shown === 'none' ? (
            <span className={look.visuallyHidden}>{word(STATUS.checkin[shown])}</span>
          ) : (
            word(STATUS.checkin[shown])
          )}
        </span>
        {isOpen && <span className={styles.ring}>{MARKS[shown]}</span>}
      </RowTarget>
      <RowMenu {...{ person, isOpen, onCheckIn: onNote, onRead, payItems }} />
      <TapOutcome person={person} onAdmit={() => onNote(person, person.wanted, true)} />
      <NoteRefusal written={person.written} onEdit={() => onRead(person)} />
    </li>
  );
}

type RowTargetProps = ComponentProps<'button'> & { isOpen: boolean };

/** The row as a button; plain text while nothing can be noted. */
function RowTarget({ isOpen, children, ...button }: RowTargetProps) {
  if (!isOpen) return <div className={styles.row}>{children}</div>;
  return (
    <button type="button" className={styles.row} {...button}>
      {children}
    </button>
  );
}

function RowMenu({ person, isOpen, onCheckIn: onNote, onRead, payItems }: PersonRowProps) {
  const t = useMessages(checkInMessages).list;
  const word = useStatusWord();
  const statuses: MenuItem[] = (isOpen ? CHECK_INS : []).map((status) => ({
    label: word(STATUS.checkin[status]),
    isChosen: person.shown === status,
    onClick: () => onNote(person, status),
  }));
  const read: MenuItem = {
    label: person.has_notes || person.written !== null ? t.readNotes : t.writeNotes,
    icon: <IconNote size={17} stroke={1.75} aria-hidden />,
    onClick: () => onRead(person),
  };
  return (
    <ActionMenu
      className={styles.menu}
      label={t.menu(fullName(person))}
      items={[...statuses, ...(isOpen ? (['divider'] as const) : []), ...payItems(person), read]}
    >
      <IconDotsVertical size={20} stroke={1.75} aria-hidden />
    </ActionMenu>
  );
}
