import { clearNotice, clearUndoable, useNotice, useUndoable } from '../../platform/notify.ts';
import { NotificationBar } from '../../ui/page/NotificationBar.tsx';
import { UndoBar } from '../../ui/page/UndoBar.tsx';

/** One sentence at the bottom right, and the way back at the bottom; both hide themselves (R2.5-95, R2.5-96). */
export function Bars() {
  return (
    <>
      <NotificationBar notice={useNotice()} onClose={clearNotice} />
      <UndoBar done={useUndoable()} onClose={clearUndoable} />
    </>
  );
}
