import type { Session } from '@move/contract/sessions/sessions.ts';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { type Ending, useEndingItems } from '../remove/use-ending-items.tsx';
import { sessionFormMessages } from './session-form.messages.ts';

const DeleteDialog = lazyPart(() => import('../remove/DeleteDialog.tsx').then((module) => module.DeleteDialog));

type EndingProps = { session: Session | null; core: FormCore; onRemoved: () => void };

/**
 * The menu entries that cancel or remove a session on its own page. Asks first when there are unsaved changes: they can't be saved after
 * the session is canceled or removed, and are discarded then. Render the dialog once.
 */
export function useEndingMenu({ session, core, onRemoved }: EndingProps): [MenuItem[], ReactNode] {
  const t = useMessages(sessionFormMessages).ending;
  const itemsOf = useEndingItems();
  const [confirm, confirmDialog] = useConfirm();
  const [ending, setEnding] = useState<Ending | null>(null);
  const choose = async (chosen: Ending) => {
    const isAsked = core.changes().length > 0;
    const asked = { title: t.title, text: t.text[chosen], confirmLabel: t.confirm[chosen], cancelLabel: t.stay };
    if (!isAsked || (await confirm({ ...asked, isDanger: true }))) setEnding(chosen);
  };
  const finish = () => {
    core.actions().discard();
    setEnding(null);
    if (ending === 'remove') onRemoved();
  };
  const dialog = ending !== null && session !== null && (
    <DeleteDialog session={session} isCanceling={ending === 'cancel'} onClose={() => setEnding(null)} onDone={finish} />
  );
  const menu = session === null ? [] : itemsOf(session, (chosen) => void choose(chosen));
  return [menu, dialog || confirmDialog];
}
