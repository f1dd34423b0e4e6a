import { FEWEST_USERS } from '@move/domain/notifications/notification.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { RailPart } from '../../../ui/page/FormSection.tsx';
import { notificationMessages } from '../notifications.messages.ts';
import { PhonePreview } from './PhonePreview.tsx';
import { useAudienceCount } from './use-audience-count.ts';
import { useNotificationValues } from './use-notification-values.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './edit.module.css';

type NotificationRailProps = { core: FormCore; isSent?: boolean; appName?: string | undefined };

/** The number of recipients during editing, and a preview. Next to the form they stay in view while it is scrolled. */
export function NotificationRail({ core, isSent = false, appName }: NotificationRailProps) {
  const t = useMessages(notificationMessages);
  const { title, contents } = useNotificationValues(core);
  return (
    <div className={styles.rail}>
      {!isSent && (
        <RailPart title={t.count.title}>
          <AudienceCount core={core} />
        </RailPart>
      )}
      <RailPart title={t.preview.title}>
        <PhonePreview title={title} contents={contents} appName={appName} />
      </RailPart>
    </div>
  );
}

function AudienceCount({ core }: { core: FormCore }) {
  const t = useMessages(notificationMessages).count;
  const formats = useFormats();
  const { preview, isBusy, hasFailed } = useAudienceCount(core);
  if (hasFailed)
    return (
      <p className={`${look.small} ${look.soft}`} role="status">
        {t.failed}
      </p>
    );
  if (preview === undefined) return <p className={`${look.small} ${look.muted}`}>…</p>;
  if (preview.is_few)
    return (
      <p className={look.semibold} role="status" aria-busy={isBusy}>
        {t.few(FEWEST_USERS)}
      </p>
    );
  const { recipients_count, unsubscribed_count, no_device_count, unsupported_device_count: unsupported } = preview;
  return (
    <div role="status" aria-busy={isBusy} className={styles.audience}>
      <p className={look.semibold}>
        {recipients_count === 0 ? t.nobody : t.people(formats.number(recipients_count), recipients_count === 1)}
      </p>
      {preview.is_rounded && <p className={`${look.small} ${look.soft}`}>{t.rounded}</p>}
      {unsubscribed_count > 0 && (
        <p className={`${look.small} ${look.soft}`}>
          {t.unsubscribed(formats.number(unsubscribed_count), unsubscribed_count === 1)}
        </p>
      )}
      {no_device_count > 0 && (
        <p className={`${look.small} ${look.soft}`}>
          {t.noDevice(formats.number(no_device_count), no_device_count === 1)}
        </p>
      )}
      {unsupported > 0 && (
        <p className={`${look.small} ${look.soft}`}>
          {t.unsupportedDevice(formats.number(unsupported), unsupported === 1)}
        </p>
      )}
      <p className={`${look.small} ${look.muted}`}>{t.later}</p>
    </div>
  );
}
