import { importBankReply } from '@move/contract/payouts/sepa-batches.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { FileDrop } from '../../../ui/inputs/files/FileDrop.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { sepaReads } from '../payout-paths.ts';
import { bankReplyMessages } from './bank-reply.messages.ts';
import * as look from '../../../ui/look/look.module.css';

const IDS_SHOWN = 5;

/** Imports a bank reply (pain.002 or camt.053). Payments that the bank refused are paid again in the next batch. */
export function BankReplyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(bankReplyMessages);
  const [file, setFile] = useState<File | null>(null);
  const { call, isPending, error, reset } = useCall(importBankReply, {
    invalidates: sepaReads,
    showsErrors: ({ status }) => status === 422 || status === 413,
  });
  const send = async () => {
    if (file === null) return;
    const result = await call({ body: { file } });
    if (!result.ok) return;
    const { rejected, known, not_taken: notTaken } = result.reply.bank_reply;
    notify.success(t.done(rejected, known));
    if (notTaken.length > 0) notify.info(t.notTaken(notTaken.slice(0, IDS_SHOWN).join(', '), notTaken.length));
    onClose();
  };
  const fault = error === null ? undefined : Object.values(error.errors)[0]?.[0];
  return (
    <FormDialog
      title={t.title}
      subtitle={t.text}
      confirmLabel={t.submit}
      isPending={isPending}
      isBlocked={file === null}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {fault !== undefined && <Banner tone="danger">{fault}</Banner>}
      <FileDrop
        label={t.file}
        chooseWords={t.choose}
        accept=".xml,application/xml,text/xml"
        onFile={(chosen) => {
          reset();
          setFile(chosen);
        }}
      />
      {file !== null && <p className={`${look.small} ${look.soft}`}>{file.name}</p>}
    </FormDialog>
  );
}
