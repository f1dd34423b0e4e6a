import { renderNotification } from '@move/domain/notifications/notification.ts';
import { useState } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSettings } from '../../../platform/state/settings.ts';
import { SegmentedChoice } from '../../../ui/marks/SegmentedChoice.tsx';
import { notificationMessages } from '../notifications.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './edit.module.css';

type Device = 'iphone' | 'android';

type PhonePreviewProps = {
  title: string;
  contents: string;
  /** The name of the app; default: that of the current platform. */
  appName?: string | undefined;
};

/** The notification on a locked screen, cut off at its width; the text is made by the same code that makes it for sending. */
export function PhonePreview({ title, contents, appName: named }: PhonePreviewProps) {
  const t = useMessages(notificationMessages).preview;
  const locale = useLocale();
  const current = useSettings().application?.name;
  const appName = named ?? current ?? 'Move';
  const [device, setDevice] = useState<Device>('iphone');
  const reader = { first_name: 'Sanne', last_name: 'de Wit', locale };
  const shown = renderNotification({ title, contents }, { reader, appName });
  return (
    <div className={styles.preview}>
      <SegmentedChoice<Device>
        label={t.device}
        value={device}
        segments={[
          { value: 'iphone', label: 'iPhone' },
          { value: 'android', label: 'Android' },
        ]}
        onChange={setDevice}
      />
      <div
        className={styles.screen}
        data-device={device}
        role="img"
        aria-label={`${shown.title || t.emptyTitle}. ${shown.contents || t.emptyText}`}
      >
        <div className={styles.card}>
          <span className={styles.icon} aria-hidden="true">
            {appName.slice(0, 1)}
          </span>
          <div>
            <p className={styles.app}>
              {appName}
              <span>{t.now}</span>
            </p>
            <p className={styles.title}>{shown.title || t.emptyTitle}</p>
            <p className={styles.text}>{shown.contents || t.emptyText}</p>
          </div>
        </div>
      </div>
      <p className={`${look.small} ${look.muted}`}>{t.text}</p>
    </div>
  );
}
