import { IconWifiOff } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { checkInMessages } from '../check-in.messages.ts';
import * as styles from '../check-in.module.css';

/**
 * The age of the list, when the server can't be reached. The status is always mounted, since screen readers only read out what changes in
 * it.
 */
export function KeptNotice({ keptAt }: { keptAt: number | null }) {
  const t = useMessages(checkInMessages).list;
  const formats = useFormats();
  return (
    <div className={styles.keptStatus} role="status">
      {keptAt !== null && (
        <p className={styles.kept}>
          <IconWifiOff size={17} stroke={1.75} aria-hidden />
          {t.kept(formats.relative(new Date(keptAt).toISOString()))}
        </p>
      )}
    </div>
  );
}
