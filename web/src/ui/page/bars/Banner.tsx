import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconWifiOff, IconX } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import type { Tone } from '../../look/tokens.ts';
import { useWords } from '../../Words.tsx';
import { IconButton } from '../IconButton.tsx';
import * as look from '../../look/look.module.css';
import * as styles from './bars.module.css';

type BannerTone = Exclude<Tone, 'accent'>;
type BannerProps = {
  tone?: BannerTone | undefined;
  children: ReactNode;
  /** A `.linkButton` or a link that solves the problem. */
  action?: ReactNode;
  icon?: ReactNode;
  onClose?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
};

function toneIcon(tone: BannerTone): ReactNode {
  if (tone === 'success') return <IconCircleCheck size={18} stroke={1.75} aria-hidden />;
  if (tone === 'info' || tone === 'neutral') return <IconInfoCircle size={18} stroke={1.75} aria-hidden />;
  return <IconAlertTriangle size={18} stroke={1.75} aria-hidden />;
}

/** A message about the whole page: restored draft, new version, awaiting review. */
export function Banner({ tone = 'info', children, action, icon, onClose, ref }: BannerProps) {
  const w = useWords();
  const style = { background: `var(--mv-${tone}-tint)`, color: `var(--mv-${tone}-text)` };
  return (
    <div ref={ref} className={styles.banner} style={style}>
      {icon ?? toneIcon(tone)}
      <p role="status">{children}</p>
      {action}
      {onClose && (
        <IconButton
          label={w.close}
          icon={<IconX size={16} stroke={1.75} />}
          onClick={onClose}
          withHint={false}
          isSmall
        />
      )}
    </div>
  );
}

/** Shown while the browser is offline; `waiting` counts what will be sent later. */
export function OfflineBanner({ isOffline, waiting = 0 }: { isOffline: boolean; waiting?: number | undefined }) {
  const w = useWords();
  if (!isOffline) return null;
  return (
    <Banner tone="warning" icon={<IconWifiOff size={18} stroke={1.75} aria-hidden />}>
      <b className={look.semibold}>{w.offline.title}</b> {waiting > 0 ? w.offline.waiting(waiting) : w.offline.text}
    </Banner>
  );
}
