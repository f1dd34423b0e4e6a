import { IconAlertTriangle } from '@tabler/icons-react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { checkInMessages } from '../check-in.messages.ts';
import type { Refusal } from '../offline/tap-queue.ts';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from '../people/people.module.css';

/** Why the server refused the walk-in; users who may go beyond limits can admit the person from here. */
export function WalkInRefusal({
  refusal: { text, isFull = false },
  onAdmit,
}: {
  refusal: Refusal;
  onAdmit: () => void;
}) {
  const t = useMessages(checkInMessages).list;
  const mayAdmit = useCan('override-limits');
  return (
    <div className={`${surfaceStyles.note} ${styles.refusal}`} role="alert">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <div>
        <p>{t.walkIn.refused(text)}</p>
        {isFull && !mayAdmit && <p>{t.full}</p>}
        {isFull && mayAdmit && (
          <button type="button" className={buttonStyles.linkButton} onClick={onAdmit}>
            {t.letIn}
          </button>
        )}
      </div>
    </div>
  );
}
