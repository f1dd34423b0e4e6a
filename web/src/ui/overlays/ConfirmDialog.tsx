import type { ReactNode } from 'react';
import { useWords } from '../Words.tsx';
import { Button } from '../page/Button.tsx';
import { Dialog } from './Dialog.tsx';
import * as styles from './overlays.module.css';

export type Change = { field: string; change: ReactNode };

type ConfirmDialogProps = {
  isOpen: boolean;
  /** Names the object: “Sessie van dinsdag 24 november verwijderen?” */
  title: string;
  /** The consequences and the number of people affected. */
  text: ReactNode;
  /** Verb, number and object: “3 sessies verwijderen”; never “OK”. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  isDanger?: boolean | undefined;
  isPending?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** A third choice, at the left. */
  other?: { label: string; onClick: () => void; isDanger?: boolean | undefined } | undefined;
  /** Old → new, per field. */
  changes?: readonly Change[] | undefined;
};

/** Asks before an action; the focus starts on the button that cancels. `useConfirm` says when to ask. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    confirmLabel,
    cancelLabel,
    isDanger = false,
    isPending = false,
    other,
    changes = [],
  } = props;
  const w = useWords();
  const footer = (
    <>
      {other && (
        <Button
          className={styles.left}
          variant="subtle"
          color={other.isDanger ? 'danger' : 'neutral'}
          aria-disabled={isPending}
          onClick={isPending ? undefined : other.onClick}
        >
          {other.label}
        </Button>
      )}
      <Button variant="default" data-autofocus onClick={props.onCancel}>
        {cancelLabel ?? w.cancel}
      </Button>
      <Button
        {...(isDanger ? { variant: 'outline', color: 'danger' } : {})}
        aria-disabled={isPending}
        onClick={isPending ? undefined : props.onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} role="alertdialog" title={title} onClose={props.onCancel} footer={footer}>
      <div>{text}</div>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ field, change }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>{change}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
