import { translate } from '@move/domain/kit/messages/messages.ts';
import { toInstant } from '@move/domain/kit/dates/time-zones.ts';
import {
  effectivePair,
  subscriptionViolations,
  subscriptionWindow,
  swappedMeaningMessage,
  windowSentence,
} from '@move/domain/sessions/subscription-window.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import type { Inherited } from './SessionFields.tsx';
import { minutesIn, spanIn } from './session-values.ts';
import { sessionFormMessages } from './session-form.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';

/**
 * The days and times at which signing up for the session opens and closes, with notes when one setting overrides the other
 * (docs/rules/planning.md#sign-up-window).
 */
export function SignUpWindowText({ inherited, timeZone }: { inherited: Inherited; timeZone: string }) {
  const t = useMessages(sessionFormMessages);
  const locale = useLocale();
  const formats = useFormats();
  const { core } = useForm();
  const { values } = useStore(core.store);
  const span = spanIn(values);
  const own = {
    subscribe_from: minutesIn(values, 'subscribe_from'),
    subscribe_until: minutesIn(values, 'subscribe_until'),
  };
  if (span === null || subscriptionViolations(own).length > 0) return null;
  const startsAt = toInstant({ date: span.start_date, time: span.start_time }, timeZone);
  const pair = effectivePair(own, inherited);
  const today = Temporal.Now.plainDateISO(timeZone).toString();
  const turned = swappedMeaningMessage(own);
  return (
    <div className={surfaceStyles.well} style={{ padding: '11px 14px' }} aria-live="polite">
      <p className={look.soft} style={{ margin: 0 }}>
        {t.windowOf(`${formats.date(span.start_date)} ${span.start_time}`)}
      </p>
      <p className={look.medium} style={{ margin: '2px 0 0' }}>
        {windowSentence(subscriptionWindow(startsAt, pair), { locale, timeZone, today })}
      </p>
      {turned !== null && <p className={fieldStyles.fieldWarning}>{translate(locale, turned)}</p>}
    </div>
  );
}
