import { isPlatformRole, PLATFORM_ROLES, type PlatformRole } from '@move/domain/access/roles.ts';
import { getProfile } from '@move/contract/access/access.ts';
import { type UserWithRoles, giveUserRole, listUsers, takeUserRole } from '@move/contract/access/users.ts';
import { listAllApplications } from '@move/contract/applications/applications.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { firstMessage, notify } from '../../platform/notify.ts';
import { LOOKUP_OPTIONS, invalidate, useRead } from '../../platform/api/reads.ts';
import { useCurrentUser } from '../../platform/session/session.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { RadioCardsInput } from '../../ui/inputs/choices/RadioCardsInput.tsx';
import { SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { PasswordDialog, type PasswordQuestion } from './PasswordDialog.tsx';
import { permissionMessages } from './permissions.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './permissions.module.css';

type RolesDrawerProps = { account: UserWithRoles; onClose: () => void };

/** The roles of one user. The roles superadmin and admin are given and removed here, the roles in a team on the team's screen. */
export function RolesDrawer({ account, onClose }: RolesDrawerProps) {
  const t = useMessages(permissionMessages);
  const [confirm, confirmDialog] = useConfirm();
  const [asked, setAsked] = useState<PasswordQuestion | null>(null);
  return (
    <SideDrawer
      isOpen
      title={t.given.title(fullName(account) || account.email)}
      subtitle={t.given.text}
      onClose={onClose}
    >
      <h3>{t.given.held}</h3>
      <HeldRoles account={account} confirm={confirm} ask={setAsked} />
      <h3>{t.given.add}</h3>
      <GiveRole account={account} ask={setAsked} />
      {confirmDialog}
      {asked && <PasswordDialog question={asked} onClose={() => setAsked(null)} />}
    </SideDrawer>
  );
}

type PartProps = {
  account: UserWithRoles;
  confirm: ReturnType<typeof useConfirm>[0];
  /** Asks for the caller's password, before the role of superadmin is given or removed. */
  ask: (question: PasswordQuestion) => void;
};

function HeldRoles({ account, confirm, ask }: PartProps) {
  const t = useMessages(permissionMessages);
  const me = useCurrentUser()?.id;
  const take = useCall(takeUserRole, { invalidates: [listUsers] });
  const askedTake = useCall(takeUserRole, { invalidates: [listUsers], showsErrors: true });
  const revoke = async (role: PlatformRole, applicationId: number | undefined) => {
    const [name, word] = [fullName(account), t.roles[role]];
    const { title, text, self } = t.given.confirmTake;
    const question = {
      title: title(name, word),
      text: account.id === me ? `${text} ${self}` : text,
      confirmLabel: t.given.take(word),
      isDanger: true,
    };
    const params = { userId: account.id };
    const confirmTaken = () => {
      notify.success(t.given.taken(name, word));
      if (account.id === me) void invalidate([getProfile]);
    };
    if (role === 'superadmin') {
      const carryOut = async (current_password: string) => {
        const result = await askedTake.call({ params, body: { role, current_password } });
        if (!result.ok) return firstMessage(result.error);
        confirmTaken();
        return null;
      };
      return ask({ ...question, carryOut });
    }
    if (!(await confirm(question))) return;
    const body = { role, ...(applicationId !== undefined && { application_id: applicationId }) };
    if ((await take.call({ params, body })).ok) confirmTaken();
  };
  if (account.roles.length === 0) return <p className={look.soft}>{t.given.nothing}</p>;
  return (
    <ul className={styles.heldRoles}>
      {account.roles.map(({ role, organization, application }) => (
        <li key={`${role} ${organization?.id ?? application?.id ?? ''}`}>
          <span>
            <b className={look.semibold}>{t.roles[role]}</b>{' '}
            <span className={look.soft}>{(organization ?? application)?.name ?? t.people.everywhere}</span>
          </span>
          {isPlatformRole(role) && (
            <button
              type="button"
              className={buttonStyles.linkButton}
              onClick={() => void revoke(role, application?.id)}
            >
              {t.given.take(t.roles[role])}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function GiveRole({ account, ask }: Omit<PartProps, 'confirm'>) {
  const t = useMessages(permissionMessages);
  const [role, setRole] = useState<PlatformRole>('admin');
  const [applicationId, setApplicationId] = useState<number | null>(null);
  const applications = useRead(listAllApplications, {}, LOOKUP_OPTIONS).data?.applications ?? [];
  const give = useCall(giveUserRole, { invalidates: [listUsers], showsErrors: true });
  const errors = give.error?.errors ?? {};
  const submit = async () => {
    const name = fullName(account);
    const { title, text, confirm: label } = t.given.confirmGive;
    const params = { userId: account.id };
    if (role === 'superadmin') {
      const carryOut = async (current_password: string) => {
        const result = await give.call({ params, body: { role, current_password } });
        if (!result.ok) return firstMessage(result.error);
        notify.success(t.given.done(name, t.roles[role]));
        return null;
      };
      return ask({ title: title(name), text, confirmLabel: label, isDanger: false, carryOut });
    }
    const body = { role, ...(applicationId && { application_id: applicationId }) };
    if ((await give.call({ params, body })).ok) notify.success(t.given.done(name, t.roles[role]));
  };
  return (
    <div style={{ display: 'grid', gap: 16, marginTop: 12 }}>
      <RadioCardsInput
        label={t.people.role}
        value={role}
        onChange={(value) => {
          if (value !== null) setRole(value);
          give.reset();
        }}
        error={errors['role']?.[0]}
        cards={PLATFORM_ROLES.toReversed().map((value) => ({
          value,
          label: t.roles[value],
          description: t.given[value],
        }))}
      />
      {role === 'admin' && (
        <SelectInput
          label={t.given.platform}
          required
          value={applicationId}
          onChange={setApplicationId}
          error={errors['application_id']?.[0]}
          options={applications.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Button style={{ justifySelf: 'start' }} loading={give.isPending} onClick={() => void submit()}>
        {t.given.give}
      </Button>
    </div>
  );
}
