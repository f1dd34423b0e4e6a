import { useMessages } from '../../../platform/texts/messages.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { bulkMessages } from './bulk.messages.ts';
import * as overlayStyles from '../../../ui/overlays/overlays.module.css';

export type Failure = { id: number; name: string; error: string };

type FailureDialogProps = {
  failures: readonly Failure[];
  /** Whether other rows were changed. */
  hasOthers: boolean;
  onClose: () => void;
};

/** Lists the refused rows, each with its reason. */
export function FailureDialog({ failures, hasOthers, onClose }: FailureDialogProps) {
  const words = useMessages(bulkMessages);
  return (
    <Dialog
      isOpen
      title={words.failed(failures.length)}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p>{hasOthers ? `${words.failedText} ${words.othersDone}` : words.failedText}</p>
      <dl className={overlayStyles.changes}>
        {failures.map(({ id, name, error }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{error}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
