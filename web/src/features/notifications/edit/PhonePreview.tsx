import { renderNotification } from '@move/domain/notifications/notification.ts';
import { useState } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSettings } from '../../../platform/state/settings.ts';
import { SegmentedChoice } from '../../../ui/marks/SegmentedChoice.tsx';
import '../notifications.css';
import { notificationMessages } from '../notifications.messages.ts';

type Device = 'iphone' | 'android';

type PhonePreviewProps = {
  title: string;
  contents: string;
  /** The platform of the app; default: the current one. */
  appName?: string | undefined;
};

/** The notification on a locked screen, truncated to its width: rendered by the code that sends. */
export function PhonePreview({ title, contents, appName: named }: PhonePreviewProps) {
  const t = useMessages(notificationMessages).preview;
  const locale = useLocale();
  const current = useSettings().application?.name;
  const appName = named ?? current ?? 'Move';
  const [device, setDevice] = useState<Device>('iphone');
  const reader = { first_name: 'Sanne', last_name: 'de Wit', locale };
  const shown = renderNotification({ title, contents }, { reader, appName });
  return (
    <div className="pushpreview">
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
        className="pushscreen"
        data-device={device}
        role="img"
        aria-label={`${shown.title || t.emptyTitle}. ${shown.contents || t.emptyText}`}
      >
        <div className="pushcard">
          <span className="pushicon" aria-hidden="true">
            {appName.slice(0, 1)}
          </span>
          <div>
            <p className="pushapp">
              {appName}
              <span>{t.now}</span>
            </p>
            <p className="pushtitle">{shown.title || t.emptyTitle}</p>
            <p className="pushtext">{shown.contents || t.emptyText}</p>
          </div>
        </div>
      </div>
      <p className="s13 muted">{t.text}</p>
    </div>
  );
}
