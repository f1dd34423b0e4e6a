import { clearNotice, clearUndoable, useNotice, useUndoable } from '../../../platform/notify.ts';
import { NotificationBar } from '../../../ui/page/bars/NotificationBar.tsx';
import { UndoBar } from '../../../ui/page/bars/undo/UndoBar.tsx';

/** The notification at the bottom right, and the undo bar at the bottom; both hide themselves. */
export function Bars() {
  return (
    <>
      <NotificationBar notice={useNotice()} onClose={clearNotice} />
      <UndoBar done={useUndoable()} onClose={clearUndoable} />
    </>
  );
}
