import { listContacts } from '@move/contract/contacts/contacts.ts';
import { getProfile } from '@move/contract/access/access.ts';
import { endMemberAuthSessions } from '@move/contract/access/auth-sessions.ts';
import {
  createInvite,
  listTeam,
  removeMember,
  resendInvite,
  revokeInvite,
  updateMember,
} from '@move/contract/team/team.ts';
import { teamLabels } from '@move/contract/team/team.labels.ts';
import { TEAM_ROLES } from '@move/domain/access/roles.ts';
import { IconSwitchHorizontal } from '@tabler/icons-react';
import { useCall } from '../../platform/api/calls.ts';
import { Can, useCan } from '../../platform/session/gate.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { invalidate } from '../../platform/api/reads.ts';
import { useCurrentUser } from '../../platform/session/session.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { InviteButton } from './invite/InviteButton.tsx';
import { PersonCard, usePeopleColumns, useStatusOptions } from './people-columns.tsx';
import { teamMessages } from './team.messages.ts';
import { type ListedPerson, usePeopleMenu } from './use-people-menu.tsx';

const ContactsPart = lazyPart(() => import('../contacts/public.tsx').then((module) => module.ContactsPart));

const CALL_OPTIONS = { invalidates: [listTeam] };

/** Members and invites of an organisation: tab Team of its screen. */
export function TeamPart({ organizationId }: { organizationId: number }) {
  const t = useMessages(teamMessages);
  const list = useList(listTeam, { params: { organizationId } });
  const mayManage = useCan(createInvite);
  const labels = teamLabels[useLocale()];
  const statuses = useStatusOptions();
  const columns = usePeopleColumns<ListedPerson>();
  const [menu, questions] = useTeamMenu(organizationId, mayManage);
  const invite = useCall(createInvite, { ...CALL_OPTIONS, showsErrors: true });
  // the first member should be able to manage the organisation, which a trainer can't
  const hasMembers = list.rows.some(({ user_id }) => user_id !== null);
  const button = mayManage && (
    <InviteButton
      endpoint={createInvite}
      roles={TEAM_ROLES}
      proposed={hasMembers ? 'trainer' : 'organization'}
      send={(draft) => invite.call({ params: { organizationId }, body: { ...draft, role: draft.role ?? 'trainer' } })}
    />
  );
  return (
    <>
      <ListPart
        list={list}
        title={t.title}
        search={t.search}
        tools={button}
        record={(row) => ({ name: fullName(row) })}
        columns={columns}
        filters={[
          { name: 'status', label: labels.status, options: statuses },
          { name: 'role', label: t.panel.role, options: TEAM_ROLES.map((value) => ({ value, label: t.roles[value] })) },
        ]}
        menu={menu}
        card={(row) => <PersonCard row={row} />}
        // no invite button in the empty state: adding the first row would remove the button and the panel that it opened
        empty={t.empty}
      />
      {questions}
      <Can endpoint={listContacts}>
        <ContactsPart organizationId={organizationId} />
      </Can>
    </>
  );
}

function useTeamMenu(organizationId: number, mayManage: boolean) {
  const t = useMessages(teamMessages);
  const me = useCurrentUser()?.id;
  const [confirm, confirmDialog] = useConfirm();
  const resend = useCall(resendInvite, CALL_OPTIONS);
  const revoke = useCall(revokeInvite, CALL_OPTIONS);
  const remove = useCall(removeMember, CALL_OPTIONS);
  const logOut = useCall(endMemberAuthSessions);
  const update = useCall(updateMember, CALL_OPTIONS);

  const give = async (row: ListedPerson, userId: number, role: (typeof TEAM_ROLES)[number]) => {
    const [name, word] = [fullName(row), t.roles[role]];
    const isLower = role === 'trainer';
    const isSure = await confirm({
      title: t.change.title(name, word),
      text: `${isLower ? t.change.lowered : t.change.raised}${isLower && userId === me ? ` ${t.change.self}` : ''}`,
      confirmLabel: t.makeRole(word),
    });
    if (!isSure) return;
    const { ok } = await update.call({ params: { organizationId, userId }, body: { role } });
    if (!ok) return;
    notify.success(t.change.done(name, word));
    if (userId === me) void invalidate([getProfile]);
  };
  const roles = (row: ListedPerson): MenuItem[] => {
    const { user_id: userId } = row;
    if (userId === null) return [];
    return TEAM_ROLES.filter((role) => role !== row.role).map((role) => ({
      label: t.makeRole(t.roles[role]),
      icon: <IconSwitchHorizontal size={17} stroke={1.75} aria-hidden />,
      onClick: () => void give(row, userId, role),
    }));
  };
  const [menu, asked] = usePeopleMenu({
    mayManage,
    removing: t.remove,
    more: roles,
    actions: {
      resend: async (inviteId) => (await resend.call({ params: { organizationId, inviteId } })).ok,
      revoke: async (inviteId) => (await revoke.call({ params: { organizationId, inviteId } })).ok,
      logOut: async (userId) => (await logOut.call({ params: { organizationId, userId } })).ok,
      remove: async (userId) => (await remove.call({ params: { organizationId, userId } })).ok,
    },
  });
  const questions = (
    <>
      {asked}
      {confirmDialog}
    </>
  );
  return [menu, questions] as const;
}
