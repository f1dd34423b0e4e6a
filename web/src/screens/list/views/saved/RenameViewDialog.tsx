import { getPreferences, type SavedView, updateView } from '@move/contract/preferences/preferences.ts';
import { useState } from 'react';
import { useCall } from '../../../../platform/api/calls.ts';
import { firstMessage, notify } from '../../../../platform/notify.ts';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { errorNode } from '../../../../ui/inputs/field.tsx';
import { TextControl } from '../../../../ui/inputs/text/TextControl.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../../ui/page/Button.tsx';
import { useWords } from '../../../../ui/Words.tsx';
import { viewMessages } from './view.messages.ts';

type RenameViewDialogProps = { view: SavedView; place: { organization_id?: number }; onClose: () => void };

/** Gives a saved view another name. */
export function RenameViewDialog({ view, place, onClose }: RenameViewDialogProps) {
  const w = useWords();
  const words = useMessages(viewMessages);
  const [name, setName] = useState(view.name);
  const { call, error, isPending } = useCall(updateView, { invalidates: [getPreferences], showsErrors: true });
  const save = async () => {
    const { ok } = await call({ params: { viewId: view.id }, query: place, body: { name } });
    if (!ok) return;
    notify.success(words.saved(name));
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={words.renameTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button aria-disabled={isPending} onClick={() => void save()}>
            {words.renameNow}
          </Button>
        </>
      }
    >
      <TextControl
        data-autofocus
        label={words.name}
        withAsterisk
        aria-required
        maxLength={255}
        value={name}
        error={errorNode(error && (error.errors.name?.[0] ?? firstMessage(error)))}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && void save()}
      />
    </Dialog>
  );
}
