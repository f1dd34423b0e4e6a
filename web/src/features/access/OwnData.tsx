import { Button, Group } from '@mantine/core';
import { accessLabels } from '@move/contract/access/access.labels.ts';
import { eraseOwnAccount, exportOwnData } from '@move/contract/privacy/account-data.ts';
import { useState } from 'react';
import { useDownload } from '../../platform/downloads.ts';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { notify } from '../../platform/notify.ts';
import { endSession } from '../../platform/session.ts';
import { PasswordInput } from '../../ui/inputs/PasswordInput.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { FieldSpan, FormSection } from '../../ui/page/FormSection.tsx';
import { useWords } from '../../ui/Words.tsx';
import { GeneralError } from './GeneralError.tsx';
import { ownDataMessages } from './own-data.messages.ts';
import { useShortForm } from './use-short-form.ts';

/** Downloads or erases one's own account. */
export function OwnData() {
  const t = useMessages(ownDataMessages);
  const { download, isPending } = useDownload(exportOwnData);
  const [isErasing, setErasing] = useState(false);
  return (
    <FormSection title={t.title} description={t.text}>
      <FieldSpan columns={6}>
        <Group gap={8}>
          <Button variant="default" loading={isPending} onClick={() => void download({}, t.file)}>
            {t.download}
          </Button>
          <Button variant="outline" color="danger" onClick={() => setErasing(true)}>
            {t.erase}
          </Button>
        </Group>
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
  const { field, submit, isPending, general } = useShortForm({
    endpoint: eraseOwnAccount,
    start: { current_password: '' },
    onDone: () => {
      notify.success(t.done);
      endSession('logout');
      navigate('/login', { replace: true });
    },
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button type="submit" form="erase-account" variant="outline" color="danger" loading={isPending}>
            {t.button}
          </Button>
        </>
      }
    >
      <form id="erase-account" className="shortform" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t.text}</p>
        <GeneralError text={general} />
        <PasswordInput
          {...field('current_password')}
          label={labels.current_password}
          required
          autoComplete="current-password"
        />
      </form>
    </Dialog>
  );
}
