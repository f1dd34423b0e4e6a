import { useMessages } from '../../../platform/texts/messages.ts';
import { useLeaveGuard } from '../../../platform/navigation/use-leave-guard.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { accessMessages } from '../access.messages.ts';

const ConfirmDialog = lazyPart(() =>
  import('../../../ui/overlays/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

/** Asks before a half-filled form is left. */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const t = useMessages(accessMessages);
  const guard = useLeaveGuard({ when: () => isChanged });
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.leave.title}
      text={t.leave.text}
      confirmLabel={t.leave.leave}
      onConfirm={guard.leave}
      onCancel={guard.stay}
    />
  );
}
