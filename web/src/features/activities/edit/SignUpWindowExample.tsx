import type { Activity } from '@move/contract/activities/activities.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { DEFAULT_TIME_ZONE, toInstant } from '@move/domain/kit/dates/time-zones.ts';
import {
  subscriptionViolations,
  subscriptionWindow,
  swappedMeaningMessage,
  windowSentence,
} from '@move/domain/sessions/subscription-window.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { activityFormMessages } from './activity-form.messages.ts';
import type { ActivityFields } from './use-activity-form.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';

/** A session for the example: the next one, else one next week at seven in the evening. */
function example(next: Activity['next_session']) {
  if (next !== null) return { startsAt: next.starts_at, timeZone: next.tz };
  const date = Temporal.Now.plainDateISO(DEFAULT_TIME_ZONE).add({ weeks: 1 }).toString();
  return { startsAt: toInstant({ date, time: '19:00' }, DEFAULT_TIME_ZONE), timeZone: DEFAULT_TIME_ZONE };
}

/**
 * Shows the sign-up window of an example session in days and times. If both fields are filled in, warns that sign-up then opens at “until”
 * and closes at “from” (docs/rules/planning.md#sign-up-window).
 */
export function SignUpWindowExample({ fields, next }: { fields: ActivityFields; next: Activity['next_session'] }) {
  const t = useMessages(activityFormMessages);
  const locale = useLocale();
  const formats = useFormats();
  const pair = {
    subscribe_from: fields.useValue('subscribe_from') ?? null,
    subscribe_until: fields.useValue('subscribe_until') ?? null,
  };
  if (subscriptionViolations(pair).length > 0) return null;
  const { startsAt, timeZone } = example(next);
  const today = Temporal.Now.plainDateISO(timeZone).toString();
  const turned = swappedMeaningMessage(pair);
  return (
    <div className={surfaceStyles.well} style={{ padding: '11px 14px' }} aria-live="polite">
      <p className={look.soft} style={{ margin: 0 }}>
        {t.everySession} {formats.moment(startsAt, timeZone)}:
      </p>
      <p className={look.medium} style={{ margin: '2px 0 0' }}>
        {windowSentence(subscriptionWindow(startsAt, pair), { locale, timeZone, today })}
      </p>
      {turned !== null && <p className={fieldStyles.fieldWarning}>{translate(locale, turned)}</p>}
    </div>
  );
}
