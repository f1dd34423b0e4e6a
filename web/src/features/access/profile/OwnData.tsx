import { accessLabels } from '@move/contract/access/access.labels.ts';
import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { eraseOwnAccount, exportOwnData, getOwnErasure } from '@move/contract/privacy/account-data.ts';
import { useState } from 'react';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { notify } from '../../../platform/notify.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { endSession } from '../../../platform/session/session.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { PasswordInput } from '../../../ui/inputs/text/PasswordInput.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { FieldSpan, FormSection } from '../../../ui/page/FormSection.tsx';
import { TextSkeleton } from '../../../ui/page/Skeletons.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { GeneralError } from '../GeneralError.tsx';
import { ownDataMessages } from './own-data.messages.ts';
import { useShortForm } from '../use-short-form.ts';
import * as look from '../../../ui/look/look.module.css';

/** Downloads or erases the user's own account. */
export function OwnData() {
  const t = useMessages(ownDataMessages);
  const { download, isPending } = useDownload(exportOwnData);
  const [isErasing, setErasing] = useState(false);
  return (
    <FormSection title={t.title} description={t.text}>
      <FieldSpan columns={6}>
        <div className={look.row} style={{ gap: 8 }}>
          <Button variant="default" loading={isPending} onClick={() => void download({}, t.file)}>
            {t.download}
          </Button>
          <Button variant="outline" color="danger" onClick={() => setErasing(true)}>
            {t.erase}
          </Button>
        </div>
      </FieldSpan>
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </FormSection>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(ownDataMessages).confirm;
  const w = useWords();
  const labels = accessLabels[useLocale()];
  const navigate = useNavigate();
  // always read again: roles may have changed since the dialog was last open
  const read = useRead(getOwnErasure, {}, { showsErrors: true, staleTime: 0 });
  const roles = read.data?.roles;
  const { field, submit, isPending, generalError } = useShortForm({
    endpoint: eraseOwnAccount,
    initialValues: { current_password: '' },
    onDone: () => {
      notify.success(t.done);
      endSession('logout');
      navigate('/login', { replace: true });
    },
  });
  const mayErase = roles?.length === 0;
  return (
    <FormDialog
      isDanger
      isAlert
      title={t.title}
      confirmLabel={t.button}
      cancelLabel={mayErase ? w.cancel : w.close}
      isPending={isPending}
      hidesConfirm={!mayErase}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {read.error !== null && roles === undefined ? (
        <RecordFailed error={read.error} onRetry={() => void read.refetch()} />
      ) : roles === undefined ? (
        <TextSkeleton lines={3} />
      ) : mayErase ? (
        <>
          <p>{t.text}</p>
          <ContactsThatStay organizations={read.data?.contact_of ?? []} />
          <GeneralError text={generalError} />
          <PasswordInput
            {...field('current_password')}
            label={labels.current_password}
            required
            autoComplete="current-password"
          />
        </>
      ) : (
        <HeldRoles roles={roles} />
      )}
    </FormDialog>
  );
}

/** The roles that prevent erasing the account, and whom the user can ask to end them. */
function HeldRoles({ roles }: { roles: ReplyOf<typeof getOwnErasure>['roles'] }) {
  const t = useMessages(ownDataMessages).blocked;
  return (
    <div role="status">
      <p>{t.text}</p>
      <ul style={{ margin: '10px 0' }}>
        {roles.map(({ role, place }) => (
          <li key={`${role} ${place}`}>{t.role(t.roles[role], place)}</li>
        ))}
      </ul>
      <p>{t.ask}</p>
    </div>
  );
}

/** The organisations whose offers keep naming the user as a contact. Only the organisation itself can remove that contact. */
function ContactsThatStay({ organizations }: { organizations: readonly string[] }) {
  const t = useMessages(ownDataMessages).contacts;
  if (organizations.length === 0) return null;
  return (
    <>
      <p>{t.text}</p>
      <ul style={{ margin: '10px 0' }}>
        {organizations.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}
