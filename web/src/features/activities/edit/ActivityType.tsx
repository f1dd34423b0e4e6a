import { OFFER_TYPES, type OfferType } from '@move/domain/activities/offer.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { RadioCardsInput } from '../../../ui/inputs/choices/RadioCardsInput.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { FieldSpan, FormSection } from '../../../ui/page/FormSection.tsx';
import { activityMessages } from '../activities.messages.ts';
import { activityFormMessages } from './activity-form.messages.ts';
import { activityTypeMessages } from './activity-type.messages.ts';
import type { ActivityFields, ActivityRecord } from './use-activity-form.ts';
import * as look from '../../../ui/look/look.module.css';
import * as surfaceStyles from '../../../ui/look/surface.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';

type ActivityTypeProps = { fields: ActivityFields; activity: ActivityRecord };

/** Tab Type: the kind of offer, and the effect of changing it (docs/rules/planning.md#kinds-of-offer). */
export function ActivityType({ fields, activity }: ActivityTypeProps) {
  const { choices } = useMessages(activityMessages);
  const { sections } = useMessages(activityFormMessages);
  const chosen = fields.useValue('offer_type');
  const cards = OFFER_TYPES.map((value) => ({
    value,
    label: choices.offer[value],
    description: choices.offerText[value],
  }));
  const { Field } = fields;
  return (
    <FormSection title={sections.type.title} description={sections.type.text}>
      <Field name="offer_type" input={RadioCardsInput} cards={cards} />
      <FieldSpan columns={6}>
        <div aria-live="polite">
          {chosen !== undefined && chosen !== activity.offer_type && <TypeChange activity={activity} to={chosen} />}
          {activity.offer_type === 'products' && chosen === 'products' && <ToProducts activity={activity} />}
        </div>
      </FieldSpan>
    </FormSection>
  );
}

const isPlanned = (type: OfferType): type is 'sessions' | 'bundles' => type === 'sessions' || type === 'bundles';

/** Explains the change before it is saved; the server refuses by the same rules. */
function TypeChange({ activity, to }: { activity: ActivityRecord; to: OfferType }) {
  const t = useMessages(activityTypeMessages);
  const { sessions_count, bundles_count, participants_count, concept } = activity;
  const isLacking = to === 'sessions' ? sessions_count === 0 : to === 'bundles' && bundles_count === 0;
  return (
    <div className={surfaceStyles.well} style={{ padding: '11px 14px' }}>
      <p className={look.medium} style={{ margin: 0 }}>
        {t.title}
      </p>
      <p style={{ margin: '4px 0 0' }}>{t[to]}</p>
      {!isPlanned(to) && sessions_count > 0 && <p style={{ margin: '4px 0 0' }}>{t.kept(sessions_count)}</p>}
      {isPlanned(to) && isLacking && !concept && <p className={fieldStyles.fieldWarning}>{t.needs[to]}</p>}
      {!isPlanned(to) && participants_count > 0 && (
        <p className={fieldStyles.fieldWarning}>{t.blocked(participants_count)}</p>
      )}
      {to === 'products' && <ToProducts activity={activity} />}
    </div>
  );
}

function ToProducts({ activity }: { activity: ActivityRecord }) {
  const t = useMessages(activityTypeMessages);
  const maySee = useCan('view-products');
  if (!maySee) return null;
  return (
    <p style={{ margin: '8px 0 0' }}>
      <Anchor className={buttonStyles.linkButton} href={`/organizations/${activity.organization_id}/products`}>
        {t.toProducts}
      </Anchor>
    </p>
  );
}
