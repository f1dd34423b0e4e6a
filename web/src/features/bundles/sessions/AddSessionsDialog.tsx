import { addBundleSessions, type Bundle } from '@move/contract/bundles/bundles.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { type BundleParams, bundleReads } from '../bundle-path.ts';
import { bundleMessages } from '../bundles.messages.ts';
import { SessionsInput } from './SessionsInput.tsx';
import { useSessionOptions } from './use-session-options.ts';
import * as look from '../../../ui/look/look.module.css';

type AttachDialogProps = { params: BundleParams; bundle: Bundle; onClose: () => void };

/** Chooses sessions of the activity that the bundle lacks. A refusal is shown here, on the field. */
export function AddSessionsDialog({ params, bundle, onClose }: AttachDialogProps) {
  const t = useMessages(bundleMessages).added;
  const w = useWords();
  const [ids, setIds] = useState<readonly number[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const choices = useSessionOptions(params, { from: bundle.start_date, withoutBundleId: bundle.id, typed });
  const add = useCall(addBundleSessions, { invalidates: bundleReads, showsErrors: true });
  const refusal = Object.values(add.error?.errors ?? {}).flat()[0];
  const confirm = async () => {
    setAsked(true);
    if (ids.length === 0) return;
    const result = await add.call({ params, body: { session_ids: [...ids] } });
    if (!result.ok) return;
    notify.success(t.done(result.reply.session_ids.length, result.reply.participants));
    onClose();
  };
  // opens when the options are loaded, so that the focus starts there
  if (choices === null) return null;
  return (
    <Dialog
      isOpen
      size="wide"
      title={t.title}
      subtitle={t.text}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button aria-disabled={add.isPending} onClick={add.isPending ? undefined : () => void confirm()}>
            {t.confirm(ids.length)}
          </Button>
        </>
      }
    >
      {choices.options.length === 0 ? (
        <p className={look.soft}>{t.none}</p>
      ) : (
        <SessionsInput
          label={t.label}
          isFirst
          value={ids}
          {...choices}
          onSearch={setTyped}
          error={refusal ?? (isAsked && ids.length === 0 ? t.nothing : null)}
          onChange={(chosen) => {
            add.reset();
            setIds(chosen);
          }}
        />
      )}
    </Dialog>
  );
}
