import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { isCheckInOpen } from '@move/domain/participants/check-in-opening.ts';
import { useState } from 'react';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/page/errors/ErrorPanel.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SearchBox } from '../../../ui/table/SearchBox.tsx';
import { matchesSearch, type ShownPerson } from './attendance.ts';
import { CheckInHead } from './CheckInHead.tsx';
import { checkInMessages } from '../check-in.messages.ts';
import { KeptNotice } from '../offline/KeptNotice.tsx';
import { type OnCheckIn, PersonRow } from './PersonRow.tsx';
import { LostRefusals } from '../answers/LostRefusals.tsx';
import { serverNow } from '../offline/server-clock.ts';
import { usePreloadParts } from '../offline/use-preload-parts.ts';
import { sessionParams } from '../today/use-today.ts';
import { useWalkInDialog } from '../walk-ins/use-walk-in-dialog.tsx';
import { WalkInRow } from '../walk-ins/WalkInRow.tsx';
import { useCheckIn } from './use-check-in.ts';
import { useScreenAwake } from './use-screen-awake.ts';
import { type PayItems, useDoorPayment } from '../payments/use-door-payment.tsx';
import { useCheckInWithUndo } from './use-check-in-with-undo.ts';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './people.module.css';

const NotesDialog = lazyPart(() => import('../notes/NotesDialog.tsx').then((module) => module.NotesDialog));

type SessionPeopleProps = { session: CheckInSession; previousId: number | null; nextId: number | null };

/** The participants of a session as big rows; a tap cycles the status, the menu has the rest. */
export function SessionPeople({ session, ...neighbours }: SessionPeopleProps) {
  const t = useMessages(checkInMessages).list;
  const place = sessionParams(session);
  const { people, session: fresh, note, mayMarkPaid, addWalkIn, keptAt, isFailed, refetch } = useCheckIn(place);
  const isOpen = isCheckInOpen(session.starts_at, new Date(serverNow()).toISOString());
  const [search, setSearch] = useState('');
  const [reading, setReading] = useState<ShownPerson | null>(null);
  usePreloadParts();
  useScreenAwake();
  useSetCrumbs(session.activity.name);
  const noteAndTell = useCheckInWithUndo(people, note);
  const [payItems, payQuestion] = useDoorPayment({ session: place, mayMarkPaid, isOffline: keptAt !== null });
  const onAdded = () => setSearch('');
  const adding = useWalkInDialog({ session: fresh ?? session, mayMarkPaid, addWalkIn, onAdded });
  return (
    <div className={styles.page} data-without-top-bar>
      <CheckInHead session={fresh ?? session} isOpen={isOpen} onShowAll={() => setSearch('')} {...neighbours}>
        <SearchBox value={search} onChange={setSearch} label={t.search} withShortcut={false} />
      </CheckInHead>
      <KeptNotice keptAt={keptAt} />
      {people !== null && (
        <LostRefusals
          isLost={({ place: there, participantId }) =>
            there.sessionId === session.id && people.every(({ id }) => id !== participantId)
          }
        />
      )}
      {isFailed && <ErrorPanel title={t.failed} onRetry={refetch} />}
      {people === null && !isFailed && <ListSkeleton />}
      {people !== null && (
        <Rows
          {...{ people, search }}
          isOpen={isOpen}
          total={fresh?.attendance.total ?? 0}
          onNote={noteAndTell}
          onRead={setReading}
          payItems={payItems}
          onAdd={adding.add}
          onEdit={adding.edit}
        />
      )}
      {reading !== null && (
        <NotesDialog
          place={place}
          person={reading}
          onClose={() => setReading((now) => (now === reading ? null : now))}
        />
      )}
      {adding.dialog}
      {payQuestion}
    </div>
  );
}

type RowsProps = {
  people: readonly ShownPerson[];
  search: string;
  total: number;
  isOpen: boolean;
  onNote: OnCheckIn;
  onRead: (person: ShownPerson) => void;
  payItems: PayItems;
  onAdd: (typed: string) => void;
  onEdit: (person: ShownPerson) => void;
};

function Rows({ people, search, total, isOpen, onNote, onRead, payItems, onAdd, onEdit }: RowsProps) {
  const t = useMessages(checkInMessages).list;
  const formats = useFormats();
  const shown = people.filter((person) => matchesSearch(person, search));
  const typed = search.trim();
  const words = typed === '' ? t.walkIn.addSomeone : t.walkIn.add(typed);
  // only when check-in is open, because a walk-in is noted as present at once
  const add = isOpen && <Button onClick={() => onAdd(typed)}>{words}</Button>;
  if (people.length === 0) return <EmptyState title={t.empty.title} text={t.empty.text} actions={add} />;
  if (shown.length === 0) {
    return <EmptyState kind="nothing-found" title={t.notFound.title} text={t.notFound.text(search)} actions={add} />;
  }
  return (
    <>
      <ul className={styles.rows}>
        {shown.map((person) =>
          person.walkIn === null ? (
            <PersonRow key={person.id} {...{ person, isOpen, onCheckIn: onNote, onRead, payItems }} />
          ) : (
            <WalkInRow
              key={person.id}
              person={person}
              onLetIn={() => onNote(person, person.wanted, true)}
              onEdit={() => onEdit(person)}
            />
          ),
        )}
      </ul>
      {isOpen && (
        <p className={`${look.soft} ${styles.cut}`}>
          {t.walkIn.notListed}{' '}
          <button type="button" className={buttonStyles.linkButton} onClick={() => onAdd(typed)}>
            {words}
          </button>
        </p>
      )}
      {people.length < total && <p className={`${look.soft} ${styles.cut}`}>{t.cut(formats.number(people.length))}</p>}
    </>
  );
}
