import type { ReactNode } from 'react';
import { useLeaveGuard } from '../platform/navigation/use-leave-guard.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { useConfirm } from './confirm.tsx';

type CloseWords = { title: string; text: string; confirm: string; stay?: string };

/**
 * For a dialog with inputs. When nothing was typed, closing it, going back and leaving the page are done at once; else each asks first.
 * Returns a function that closes the dialog, and the question to render once.
 */
export function useCloseGuard(isChanged: boolean, onClose: () => void, words: CloseWords): [() => void, ReactNode] {
  const [confirm, confirmDialog] = useConfirm();
  const guard = useLeaveGuard({ when: () => isChanged });
  const { title, text, confirm: confirmLabel, stay } = words;
  const asked = { title, text, confirmLabel, isDanger: true, ...(stay !== undefined && { cancelLabel: stay }) };
  const close = async () => {
    if (!isChanged || (await confirm(asked))) onClose();
  };
  const away = guard.isAsking && <ConfirmDialog isOpen {...asked} onConfirm={guard.leave} onCancel={guard.stay} />;
  return [() => void close(), away || confirmDialog];
}
