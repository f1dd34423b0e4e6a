import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { fieldLabel } from '@move/contract/kit/labels.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { editMessages } from '../../../screens/edit/edit.messages.ts';
import { SegmentedInput } from '../../../ui/inputs/choices/SegmentedInput.tsx';
import { EmailInput, TextInput } from '../../../ui/inputs/text/TextInput.tsx';
import { SideDrawer } from '../../../ui/overlays/SideDrawer.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { IconButton } from '../../../ui/page/IconButton.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { teamMessages } from '../team.messages.ts';
import { type Invitee, type SendInvite, type TeamRole, useInvitees } from './use-invitees.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './InvitePanel.module.css';

type InvitePanelProps = {
  endpoint: Endpoint;
  roles: readonly TeamRole[];
  proposed?: TeamRole | undefined;
  send: SendInvite;
  onClose: () => void;
};

/** Invites one or more people. Those whom the server refuses stay in the panel with the reason. */
export function InvitePanel({ endpoint, roles, proposed, send, onClose }: InvitePanelProps) {
  const t = useMessages(teamMessages).panel;
  const w = useWords();
  const invitees = useInvitees({ endpoint, role: proposed ?? roles.at(-1), send });
  const [partly, setPartly] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [leave, confirmDialog] = useLeave(invitees.isChanged, onClose);
  const submit = async () => {
    const before = invitees.count;
    const done = await invitees.sendAll();
    if (done.length > 0 && done.length === before) {
      notify.success(done.length === 1 ? t.sent(done.map(fullName).join(', ')) : t.sentMany(done.length));
      onClose();
      return;
    }
    setPartly(done.length > 0 ? t.some(done.length, before - done.length) : null);
    // focuses the first error, once the errors are rendered
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <SideDrawer
      isOpen
      title={t.title}
      subtitle={t.text}
      onClose={leave}
      footer={
        <>
          <Button variant="default" onClick={leave}>
            {w.cancel}
          </Button>
          <Button type="submit" form="invitees" loading={invitees.isPending}>
            {t.send(invitees.count)}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="invitees"
        className={styles.invitees}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {partly !== null && <p role="status">{partly}</p>}
        {invitees.rows.map((row, index) => (
          <InviteeRow key={row.key} {...{ row, roles, endpoint, invitees }} number={index + 1} />
        ))}
        <Button
          className={styles.add}
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
          onClick={invitees.add}
        >
          {t.add}
        </Button>
      </form>
      {confirmDialog}
    </SideDrawer>
  );
}

/** Closes at once when nothing was typed, else asks. */
function useLeave(isChanged: boolean, onClose: () => void) {
  const { leave: words } = useMessages(editMessages).edit;
  const t = useMessages(teamMessages).panel;
  const [confirm, confirmDialog] = useConfirm();
  const leave = async () => {
    const isSure =
      !isChanged ||
      (await confirm({
        title: words.title,
        text: words.text(1, t.title),
        confirmLabel: words.discard,
        isDanger: true,
      }));
    if (isSure) onClose();
  };
  return [() => void leave(), confirmDialog] as const;
}

type InviteeRowProps = Pick<InvitePanelProps, 'roles' | 'endpoint'> & {
  row: Invitee;
  number: number;
  invitees: ReturnType<typeof useInvitees>;
};

function InviteeRow({ row, number, roles, endpoint, invitees }: InviteeRowProps) {
  const { panel: t, roles: words, roleHints } = useMessages(teamMessages);
  const locale = useLocale();
  const first = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (number > 1) first.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the row appears
  }, []);
  const field = (name: 'first_name' | 'last_name' | 'email') => ({
    label: fieldLabel(endpoint.labels, locale, [name]),
    required: true,
    value: row[name],
    error: row.errors[name]?.[0],
    onChange: (value: string) => invitees.change(row.key, { [name]: value }),
  });
  const onPaste = (event: ClipboardEvent) => {
    if (invitees.paste(row.key, event.clipboardData.getData('text'))) event.preventDefault();
  };
  const isAlone = invitees.rows.length === 1;
  return (
    <fieldset ref={first} className={styles.invitee}>
      <legend className={isAlone ? look.visuallyHidden : undefined}>{t.person(number)}</legend>
      {!isAlone && (
        <div className={styles.remove}>
          <IconButton
            label={t.remove(number)}
            icon={<IconTrash size={16} stroke={1.75} />}
            isSmall
            onClick={() => invitees.remove(row.key)}
          />
        </div>
      )}
      <TextInput {...field('first_name')} autoComplete="off" isFirst={number === 1} />
      <TextInput {...field('last_name')} autoComplete="off" />
      <div className={styles.wide} onPaste={onPaste}>
        <EmailInput {...field('email')} />
      </div>
      {row.role !== undefined && (
        <div className={styles.wide}>
          <SegmentedInput
            label={t.role}
            value={row.role}
            error={row.errors.role?.[0]}
            description={roleHints[row.role]}
            onChange={(role) => role !== null && invitees.change(row.key, { role })}
            options={roles.map((value) => ({ value, label: words[value] }))}
          />
        </div>
      )}
    </fieldset>
  );
}
