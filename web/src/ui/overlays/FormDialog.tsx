import { type ReactNode, useId } from 'react';
import { Button } from '../page/Button.tsx';
import { useWords } from '../Words.tsx';
import { Dialog } from './Dialog.tsx';

type FormDialogProps = {
  title: string;
  subtitle?: ReactNode;
  /** Verb and object: “Voorgoed wissen”. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** What it does can't be undone or moves money. */
  isDanger?: boolean | undefined;
  /** It can't be undone: a screen reader says the text at once, and it stays a card on the phone. */
  isAlert?: boolean | undefined;
  isPending: boolean;
  /** Something is missing or wrong; the fields say what. */
  isBlocked?: boolean | undefined;
  /** There is nothing to confirm: only the way back is offered. */
  isClosed?: boolean | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** The other button; default: closes. */
  onCancel?: (() => void) | undefined;
  children: ReactNode;
};

/** A short form over the page with one act: Enter and the button do the same, once. */
export function FormDialog(props: FormDialogProps) {
  const { title, subtitle, confirmLabel, cancelLabel, isDanger = false, isAlert = false, isPending } = props;
  const { isBlocked = false, isClosed = false, onSubmit, onClose, onCancel = onClose, children } = props;
  const w = useWords();
  const id = useId();
  const isHeld = isPending || isBlocked;
  const footer = (
    <>
      <Button variant="default" onClick={onCancel}>
        {cancelLabel ?? w.cancel}
      </Button>
      {!isClosed && (
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
      role={isAlert ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      footer={footer}
    >
      <form
        id={id}
        className="dialogform"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // the dialog is in the React tree of the form that opened it
          event.stopPropagation();
          if (!isHeld && !isClosed) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
