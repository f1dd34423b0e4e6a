import { IconWifiOff } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { checkInMessages } from '../check-in.messages.ts';
import * as styles from '../check-in.module.css';

/** The age of the list, when the server can't be reached. */
export function KeptNotice({ keptAt }: { keptAt: number | null }) {
  const t = useMessages(checkInMessages).list;
  const formats = useFormats();
  if (keptAt === null) return null;
  return (
    <p className={styles.kept} role="status">
      <IconWifiOff size={17} stroke={1.75} aria-hidden />
      {t.kept(formats.relative(new Date(keptAt).toISOString()))}
    </p>
  );
}
