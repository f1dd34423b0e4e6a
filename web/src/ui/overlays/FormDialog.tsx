import { type ReactNode, useId } from 'react';
import { Button } from '../page/Button.tsx';
import { useWords } from '../Words.tsx';
import { Dialog } from './Dialog.tsx';
import * as look from '../look/look.module.css';
import * as styles from './overlays.module.css';

type FormDialogProps = {
  title: string;
  subtitle?: ReactNode;
  /** Verb and object: “Voorgoed wissen”. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** The action can't be undone or moves money. */
  isDanger?: boolean | undefined;
  /** The action can't be undone: a screen reader reads the text at once, and on the phone it stays a card. */
  isAlert?: boolean | undefined;
  isPending: boolean;
  /** A field is empty or invalid; the fields show why. */
  isBlocked?: boolean | undefined;
  /** Hairlines below the title and above the buttons, for a form that scrolls. */
  isLined?: boolean | undefined;
  /** There is nothing to confirm: only the closing button is shown. */
  hidesConfirm?: boolean | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** The other button; by default it closes. */
  onCancel?: (() => void) | undefined;
  /** Why the server refused the action, below the fields. */
  refusal?: string | null;
  children?: ReactNode;
};

/** A short form over the page with one action: Enter and the button both run it, once. */
export function FormDialog(props: FormDialogProps) {
  const { title, subtitle, confirmLabel, cancelLabel, isDanger = false, isAlert = false, isPending } = props;
  const { isBlocked = false, hidesConfirm = false, isLined, onSubmit, onClose, onCancel = onClose } = props;
  const { refusal = null, children } = props;
  const w = useWords();
  const id = useId();
  const isHeld = isPending || isBlocked;
  const footer = (
    <>
      {/* a form field marked for the focus is earlier in the page, so it gets the focus instead */}
      <Button variant="default" data-autofocus={isDanger || undefined} onClick={onCancel}>
        {cancelLabel ?? w.cancel}
      </Button>
      {!hidesConfirm && (
        <Button
          type="submit"
          form={id}
          aria-disabled={isHeld}
          loading={isPending}
          {...(isDanger ? { variant: 'outline', color: 'danger' } : {})}
        >
          {confirmLabel}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      isOpen
      title={title}
      subtitle={subtitle}
      isLined={isLined}
      role={isAlert ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      footer={footer}
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React events of the dialog bubble to the form that opened it
          event.stopPropagation();
          if (!isHeld && !hidesConfirm) onSubmit();
        }}
      >
        {children}
        {refusal !== null && (
          <p className={look.danger} role="alert">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  );
}
