import { endUserAuthSessions } from '@move/contract/access/auth-sessions.ts';
import {
  createAdministratorInvite,
  listAdministrators,
  removeAdministrator,
  resendAdministratorInvite,
  revokeAdministratorInvite,
} from '@move/contract/team/administrators.ts';
import { teamLabels } from '@move/contract/team/team.labels.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { InviteButton } from './invite/InviteButton.tsx';
import { PersonCard, usePeopleColumns, useStatusOptions } from './people-columns.tsx';
import { teamMessages } from './team.messages.ts';
import { type ListedPerson, usePeopleMenu } from './use-people-menu.tsx';

const CALL_OPTIONS = { invalidates: [listAdministrators] };

/** Administrators and invites of a platform: the tab “Users” of its screen. */
export function AdministratorsPart({ applicationId }: { applicationId: number }) {
  const t = useMessages(teamMessages);
  const list = useList(listAdministrators, { params: { applicationId } });
  const mayManage = useCan(createAdministratorInvite);
  const labels = teamLabels[useLocale()];
  const statuses = useStatusOptions();
  const columns = usePeopleColumns<ListedPerson>();
  const invite = useCall(createAdministratorInvite, { ...CALL_OPTIONS, showsErrors: true });
  const [menu, confirmDialog] = useAdministratorMenu(applicationId, mayManage);
  const button = mayManage && (
    <InviteButton
      endpoint={createAdministratorInvite}
      roles={[]}
      send={({ first_name, last_name, email }) =>
        invite.call({ params: { applicationId }, body: { first_name, last_name, email } })
      }
    />
  );
  return (
    <>
      <ListPart
        list={list}
        title={t.administrators}
        search={t.search}
        tools={button}
        record={(row) => ({ name: fullName(row) })}
        columns={columns}
        filters={[{ name: 'status', label: labels.status, options: statuses }]}
        menu={menu}
        card={(row) => <PersonCard row={row} />}
        empty={t.noAdministrators}
      />
      {confirmDialog}
    </>
  );
}

function useAdministratorMenu(applicationId: number, mayManage: boolean) {
  const { remove: words } = useMessages(teamMessages);
  const resend = useCall(resendAdministratorInvite, CALL_OPTIONS);
  const revoke = useCall(revokeAdministratorInvite, CALL_OPTIONS);
  const remove = useCall(removeAdministrator, CALL_OPTIONS);
  const logOut = useCall(endUserAuthSessions);
  return usePeopleMenu({
    mayManage,
    removing: {
      action: words.administrator,
      title: words.administratorTitle,
      text: words.administratorText,
      done: words.administratorDone,
    },
    actions: {
      resend: async (inviteId) => (await resend.call({ params: { applicationId, inviteId } })).ok,
      revoke: async (inviteId) => (await revoke.call({ params: { applicationId, inviteId } })).ok,
      logOut: async (userId) => (await logOut.call({ params: { userId } })).ok,
      remove: async (userId) => (await remove.call({ params: { applicationId, userId } })).ok,
    },
  });
}
