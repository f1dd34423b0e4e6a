import { useMessages } from '../../platform/texts/messages.ts';
import { CopyText } from '../../ui/inputs/text/CopyText.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { integrationMessages } from './integrations.messages.ts';
import * as styles from './integrations.module.css';

export type Credentials = { client_id: string; client_secret: string };

type NewCredentialsDialogProps = { credentials: Credentials | null; onClose: () => void };

/** Shows the secret, only once; a click outside the dialog does not close it. */
export function NewCredentialsDialog({ credentials, onClose }: NewCredentialsDialogProps) {
  const t = useMessages(integrationMessages);
  return (
    <Dialog
      isOpen={credentials !== null}
      title={t.fresh.title}
      subtitle={t.fresh.text}
      onClose={onClose}
      isKept
      footer={<Button onClick={onClose}>{t.fresh.close}</Button>}
    >
      {credentials && (
        <div className={styles.fresh}>
          <CopyText label={t.clientId} value={credentials.client_id} />
          <CopyText label={t.secret} value={credentials.client_secret} />
        </div>
      )}
    </Dialog>
  );
}
