import { getProfile } from '@move/contract/access/access.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { Administrator } from '@move/contract/team/administrators.ts';
import type { TeamPerson } from '@move/contract/team/team.ts';
import { IconLogout, IconMailForward, IconMailOff, IconUserMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { invalidate } from '../../platform/api/reads.ts';
import { useCurrentUser } from '../../platform/session/session.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { teamMessages } from './team.messages.ts';
import * as look from '../../ui/look/look.module.css';

export type ListedPerson = TeamPerson | Administrator;

/** The actions on people of a team or platform. Each returns whether the server accepted it. */
export type PeopleActions = {
  resend: (inviteId: number) => Promise<boolean>;
  revoke: (inviteId: number) => Promise<boolean>;
  remove: (userId: number) => Promise<boolean>;
  /** Logs the member out everywhere. */
  logOut: (userId: number) => Promise<boolean>;
};

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type Options = {
  mayManage: boolean;
  actions: PeopleActions;
  /** The texts for the removal of a member from a team or an administrator from a platform. */
  removing: { action: string; title: (name: string) => string; text: string; done: (name: string) => string };
  /** More actions for a member, before the removal. */
  more?: (row: ListedPerson) => readonly MenuItem[];
};

/** The menu of a row: resend or revoke an invite, remove a member. Render the dialog once. */
export function usePeopleMenu({ mayManage, actions, removing, more }: Options) {
  const t = useMessages(teamMessages);
  const me = useCurrentUser()?.id;
  const [confirm, confirmDialog] = useConfirm();

  const resend = async (id: number, name: string) => {
    if (await actions.resend(id)) notify.success(t.resent(name));
  };
  const revoke = async (id: number, name: string) => {
    const { action, title, text } = t.revoke;
    const isSure = await confirm({ title: title(name), text, confirmLabel: action, isDanger: true });
    if (isSure && (await actions.revoke(id))) notify.success(t.revoke.done(name));
  };
  const remove = async (id: number, name: string) => {
    const { action, title, text } = removing;
    const own: ReactNode = id === me ? <b className={look.semibold}> {t.remove.self}</b> : null;
    const body = (
      <>
        {text}
        {own}
      </>
    );
    const isSure = await confirm({ title: title(name), text: body, confirmLabel: action, isDanger: true });
    if (!isSure || !(await actions.remove(id))) return;
    notify.success(removing.done(name));
    if (id === me) void invalidate([getProfile as Endpoint]);
  };

  const logOut = async (id: number, name: string) => {
    const { confirm: confirmLabel, title, text, done } = t.logOut;
    const isSure = await confirm({ title: title(name), text, confirmLabel, isDanger: true });
    if (isSure && (await actions.logOut(id))) notify.success(done(name));
  };

  const menu = (row: ListedPerson): MenuItem[] => {
    if (!mayManage) return [];
    const name = fullName(row);
    const { invite_id: inviteId, user_id: userId } = row;
    if (userId !== null) {
      return [
        ...(more?.(row) ?? []),
        {
          label: t.logOut.action,
          icon: <IconLogout {...icon} />,
          disabledReason: userId === me ? t.logOut.self : undefined,
          onClick: () => void logOut(userId, name),
        },
        'divider',
        {
          label: removing.action,
          icon: <IconUserMinus {...icon} />,
          isDanger: true,
          onClick: () => void remove(userId, name),
        },
      ];
    }
    if (inviteId === null || row.status === 'revoked') return [];
    return [
      { label: t.resend, icon: <IconMailForward {...icon} />, onClick: () => void resend(inviteId, name) },
      'divider',
      {
        label: t.revoke.action,
        icon: <IconMailOff {...icon} />,
        isDanger: true,
        onClick: () => void revoke(inviteId, name),
      },
    ];
  };
  return [menu, confirmDialog] as const;
}
