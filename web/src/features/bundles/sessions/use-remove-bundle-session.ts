import { addBundleSessions, removeBundleSession } from '@move/contract/bundles/bundles.ts';
import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify, notifyError, offerUndo } from '../../../platform/notify.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { type BundleParams, bundleReads } from '../bundle-path.ts';
import { bundleMessages } from '../bundles.messages.ts';

/**
 * The menu item that removes a session from the bundle at once, with undo. If participants have a spot in the session, a dialog asks first
 * and there is no undo. Render the dialog once.
 */
export function useRemoveBundleSession(bundleParams: BundleParams): [(row: SessionRow) => MenuItem[], ReactNode] {
  const t = useMessages(bundleMessages).takeOut;
  const formats = useFormats();
  const mayRemove = useCan(removeBundleSession);
  const [confirm, dialog] = useConfirm();
  const remove = useCall(removeBundleSession, { invalidates: bundleReads, showsErrors: true });
  const add = useCall(addBundleSessions, { invalidates: bundleReads });
  const undo = async (sessionId: number) => {
    if ((await add.call({ params: bundleParams, body: { session_ids: [sessionId] } })).ok) notify.success(t.back);
  };
  const takeOut = async (row: SessionRow) => {
    const params = { ...bundleParams, sessionId: row.id };
    const first = await remove.call({ params });
    if (first.ok) return offerUndo({ text: t.done, undo: () => void undo(row.id) });
    if (first.error.status !== 409) return notifyError(first.error);
    const isMeant = await confirm({
      title: t.title(formats.date(row.start_date)),
      text: t.text(first.error.errors.session?.[0] ?? ''),
      confirmLabel: t.confirm,
      isDanger: true,
    });
    if (!isMeant) return;
    const forced = await remove.call({ params, query: { force: '1' } });
    if (forced.ok) notify.success(t.done);
    else notifyError(forced.error);
  };
  const menu = (row: SessionRow): MenuItem[] =>
    mayRemove ? [{ label: t.action, isDanger: true, onClick: () => void takeOut(row) }] : [];
  return [menu, dialog];
}
