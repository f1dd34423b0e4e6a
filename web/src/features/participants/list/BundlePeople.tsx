import {
  exportBundleParticipants,
  getBundleParticipant,
  getBundleParticipantsVersion,
  listBundleParticipants,
  removeBundleParticipant,
} from '@move/contract/participants/bundle-participants.ts';
import { PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { api } from '../../../platform/api/api.ts';
import { useLive } from '../../../platform/api/live.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { useDrawer } from '../../../screens/edit/use-drawer.ts';
import { eachRow } from '../../../screens/list/bulk/each-row.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { hasNoRecords } from '../../../screens/list/ListStates.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { useMessageDialog } from '../../messages/public.tsx';
import { ParticipantCard } from './ParticipantCard.tsx';
import { ParticipantAdd } from '../edit/ParticipantAdd.tsx';
import { BundleParticipantEdit } from '../edit/ParticipantEdit.tsx';
import { participantMessages } from '../participants.messages.ts';
import { AddFirst, PeopleTools } from './PeopleTools.tsx';
import { useAttended, useBundleParticipantColumns, useParticipantLabels } from './participant-columns.tsx';
import { bundleParams, type BookableParams, peopleReads } from '../bookable-scope.ts';
import { usePersonMenu } from './use-person-menu.tsx';
import { useRemoveManyQuestion } from '../remove/use-remove-many.ts';
import { useWaitlistHref } from './use-waitlist-href.ts';
import * as look from '../../../ui/look/look.module.css';

/** The participants of a bundle, each with a spot in all its sessions. Updated when any user changes them. */
export function BundlePeople({ bookable }: { bookable: BookableParams }) {
  const t = useMessages(participantMessages);
  const params = bundleParams(bookable);
  useLive(
    readQueryOptions(getBundleParticipantsVersion, { params }, (reply) => reply.version),
    peopleReads,
  );
  const list = useList(listBundleParticipants, { params });
  const drawer = useDrawer();
  const columns = useBundleParticipantColumns(drawer.hrefOf);
  const attended = useAttended();
  const [write, messages] = useMessageDialog(bookable);
  const [menu, dialogs] = usePersonMenu({ bookable, hrefOf: drawer.hrefOf, onMessage: write });
  const bulk = useBulk(bookable, write);
  const labels = useParticipantLabels();
  const word = useStatusWord();
  const waitlistHref = useWaitlistHref(bookable);
  return (
    <>
      <ListPart
        list={list}
        title={t.title}
        search={t.search}
        filters={[
          {
            name: 'status',
            label: labels.status,
            options: PARTICIPANT_STATUSES.map((value) => ({ value, label: word(STATUS.participant[value]) })),
          },
        ]}
        tools={
          <PeopleTools
            bookable={bookable}
            file={{ endpoint: exportBundleParticipants, input: { params, query: list.view.query } }}
            onAdd={hasNoRecords(list) ? undefined : drawer.create}
          />
        }
        record={(row) => ({ name: fullName(row), ...(!isErased(row) && { href: drawer.hrefOf(row.id) }) })}
        columns={columns}
        menu={menu}
        bulk={bulk}
        card={(row) => (
          <ParticipantCard row={row} href={drawer.hrefOf(row.id)}>
            <span className={`${look.soft} ${look.figures}`}>{attended(row.sessions)}</span>
          </ParticipantCard>
        )}
        create={hasNoRecords(list) && <AddFirst onAdd={drawer.create} />}
        empty={t.empty}
      />
      {drawer.isCreating && <ParticipantAdd {...{ bookable, waitlistHref }} onClose={drawer.close} />}
      {drawer.editing !== null && (
        <BundleParticipantEdit key={drawer.editing} bookable={bookable} id={drawer.editing} onClose={drawer.close} />
      )}
      {dialogs}
      {messages}
    </>
  );
}

function useBulk(bookable: BookableParams, write: (ids: readonly number[]) => void) {
  const t = useMessages(participantMessages);
  const params = bundleParams(bookable);
  const removeMany = useRemoveManyQuestion((bundleParticipantId) =>
    api(getBundleParticipant, { params: { ...params, bundleParticipantId } }),
  );
  return [
    {
      label: t.bulk.message,
      needs: listBundleParticipants,
      run: (ids: readonly number[]) => {
        write(ids);
        return Promise.resolve([]);
      },
    },
    {
      label: t.bulk.remove,
      needs: removeBundleParticipant,
      confirm: removeMany,
      run: (ids: readonly number[]) =>
        eachRow(ids, (bundleParticipantId) =>
          api(removeBundleParticipant, { params: { ...params, bundleParticipantId } }),
        ),
    },
  ];
}
