import {
  exportParticipants,
  getParticipant,
  listParticipants,
  removeParticipant,
} from '@move/contract/participants/participants.ts';
import { checkInMessage } from '@move/domain/participants/check-in-rules.ts';
import { CHECK_INS, type CheckIn, PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { api } from '../../../platform/api/api.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { useDrawer } from '../../../screens/edit/use-drawer.ts';
import { eachRow } from '../../../screens/list/bulk/each-row.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { hasNoRecords } from '../../../screens/list/ListStates.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { useLivePeople } from '../../check-in/public.tsx';
import { useMessageDialog } from '../../messages/public.tsx';
import { CheckInControl } from '../attendance/CheckInControl.tsx';
import { ParticipantCard } from './ParticipantCard.tsx';
import { ParticipantAdd } from '../edit/ParticipantAdd.tsx';
import { SessionParticipantEdit } from '../edit/ParticipantEdit.tsx';
import { canceledPeopleMessages } from './canceled-people.messages.ts';
import { participantMessages } from '../participants.messages.ts';
import { AddFirst, PeopleTools } from './PeopleTools.tsx';
import { useParticipantLabels, useSessionParticipantColumns } from './participant-columns.tsx';
import { type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';
import { useCheckInMany } from '../attendance/use-check-in-many.ts';
import { useRemoveManyQuestion } from '../remove/use-remove-many.ts';
import { useBookableDetails } from '../use-bookable-details.ts';
import { usePersonMenu } from './use-person-menu.tsx';
import { useWaitlistHref } from './use-waitlist-href.ts';

/** The participants of a session, updated on every screen within two seconds. */
export function SessionPeople({ bookable }: { bookable: BookableParams }) {
  const t = useMessages(participantMessages);
  const canceled = useMessages(canceledPeopleMessages);
  const params = sessionParams(bookable);
  useLivePeople(params, peopleReads);
  const list = useList(listParticipants, { params });
  const drawer = useDrawer();
  const details = useBookableDetails(bookable);
  const startsAt = details?.startsAt ?? null;
  const columns = useSessionParticipantColumns(bookable, startsAt, drawer.hrefOf);
  const [write, messages] = useMessageDialog(bookable);
  const [menu, dialogs] = usePersonMenu({ bookable, hrefOf: drawer.hrefOf, onMessage: write });
  const filters = useFilters(list.reply?.attendance);
  const bulk = useBulk(bookable, write);
  const many = useCheckInMany(bookable);
  const waitlistHref = useWaitlistHref(bookable);
  const isOpen = startsAt !== null && checkInMessage('present', startsAt, Temporal.Now.instant().toString()) === null;
  return (
    <>
      <ListPart
        list={list}
        title={t.title}
        search={t.search}
        filters={filters}
        segments="checkIn"
        tools={
          <PeopleTools
            bookable={bookable}
            file={{ endpoint: exportParticipants, input: { params, query: list.view.query } }}
            onAllPresent={isOpen && (list.reply?.attendance.none ?? 0) > 0 ? many.allPresent : undefined}
            onAdd={details?.isCanceled === true || hasNoRecords(list) ? undefined : drawer.create}
            isQuiet={(list.reply?.attendance.total ?? 1) > 0}
          />
        }
        record={(row) => ({ name: fullName(row), ...(!isErased(row) && { href: drawer.hrefOf(row.id) }) })}
        columns={columns}
        menu={menu}
        bulk={bulk}
        card={(row) => (
          <ParticipantCard row={row} href={drawer.hrefOf(row.id)}>
            {row.status !== 'canceled' && <CheckInControl {...{ bookable, startsAt }} person={row} isLarge />}
          </ParticipantCard>
        )}
        create={details?.isCanceled !== true && hasNoRecords(list) && <AddFirst onAdd={drawer.create} />}
        empty={details?.isCanceled === true ? canceled : t.empty}
      />
      {drawer.isCreating && <ParticipantAdd bookable={bookable} waitlistHref={waitlistHref} onClose={drawer.close} />}
      {drawer.editing !== null && (
        <SessionParticipantEdit key={drawer.editing} bookable={bookable} id={drawer.editing} onClose={drawer.close} />
      )}
      {dialogs}
      {messages}
    </>
  );
}

function useFilters(attendance: Readonly<Record<CheckIn, number>> | undefined) {
  const labels = useParticipantLabels();
  const formats = useFormats();
  const word = useStatusWord();
  // the filter offers “signed out” only if someone has signed out
  const isWorthChoosing = (value: CheckIn) => value !== 'signed_out' || (attendance?.signed_out ?? 0) > 0;
  const counted = (value: CheckIn) => {
    const label = word(STATUS.checkin[value]);
    return { value, label: attendance === undefined ? label : `${label} ${formats.number(attendance[value])}` };
  };
  return [
    { name: 'checkIn' as const, label: labels.checkIn, options: CHECK_INS.filter(isWorthChoosing).map(counted) },
    {
      name: 'status' as const,
      label: labels.status,
      options: PARTICIPANT_STATUSES.map((value) => ({ value, label: word(STATUS.participant[value]) })),
    },
    { name: 'age' as const, label: labels.age, kind: 'range' as const, of: 'numbers' as const, canBeEmpty: true },
  ];
}

function useBulk(bookable: BookableParams, write: (ids: readonly number[]) => void) {
  const t = useMessages(participantMessages);
  const many = useCheckInMany(bookable);
  const params = sessionParams(bookable);
  const removeMany = useRemoveManyQuestion((participantId) =>
    api(getParticipant, { params: { ...params, participantId } }),
  );
  const noted = (status: CheckIn) => async (ids: readonly number[]) => {
    const error = await many.setAll(ids, status);
    return ids.map((id) => (error === null ? { id } : { id, error }));
  };
  return [
    { label: t.bulk.present, needs: listParticipants, run: noted('present') },
    { label: t.bulk.absent, needs: listParticipants, run: noted('absent') },
    {
      label: t.bulk.message,
      needs: listParticipants,
      run: (ids: readonly number[]) => {
        write(ids);
        return Promise.resolve([]);
      },
    },
    {
      label: t.bulk.remove,
      needs: removeParticipant,
      confirm: removeMany,
      run: (ids: readonly number[]) =>
        eachRow(ids, (participantId) => api(removeParticipant, { params: { ...params, participantId } })),
    },
  ];
}
