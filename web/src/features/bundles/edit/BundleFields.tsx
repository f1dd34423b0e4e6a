import type { createBundle } from '@move/contract/bundles/bundles.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useForm } from '../../../screens/edit/form/use-field.ts';
import { FieldSpan, FormSection } from '../../../ui/page/FormSection.tsx';
import { type RateChoice, useRateChoices, withStored } from '../../activities/public.tsx';
import { NewRate } from '../../rates/public.tsx';
import { InheritedSelect } from '../../sessions/public.tsx';
import { bundleMessages } from '../bundles.messages.ts';
import * as look from '../../../ui/look/look.module.css';

const { TextField, LongTextField, DateField, NumberField, useValue } = fieldsFor<BodyValues<typeof createBundle>>();

export type BundleFieldsProps = {
  organizationId: number;
  /** The activity, for its price; undefined until it is read. */
  inherited: { rate: { price_in_cents: number } | null; price_open: boolean } | undefined;
  /** The bundle's own stored rate, which may be archived. */
  rate?: RateChoice | null;
  /** The number of sessions of the bundle. For a new bundle: absent, and the sessions chosen in the form count. */
  sessions?: number;
  /** The spots that the fullest session to come leaves for the whole bundle; null when the sessions don't limit it. */
  spotsInSessions?: number | null;
};

export function BundleFields({
  organizationId,
  inherited,
  rate = null,
  spotsInSessions = null,
  ...bundle
}: BundleFieldsProps) {
  const t = useMessages(bundleMessages);
  const formats = useFormats();
  const rates = withStored<RateChoice>(useRateChoices(organizationId), rate);
  const single = inherited?.rate?.price_in_cents ?? 0;
  const chosen = useValue('session_ids')?.length ?? 0;
  const sessions = bundle.sessions ?? chosen;
  const rateId = useValue('rate_id');
  const { core, isReadOnly } = useForm();
  const choose = (id: number) => {
    core.set('rate_inherited', false);
    core.set('rate_id', id);
  };
  const isInherited = useValue('rate_inherited') !== false;
  const price = isInherited ? single : rates.find(({ id }) => id === rateId)?.price_in_cents;
  const whole =
    sessions === 0 || price === undefined || price === 0
      ? t.hints.price
      : t.hints.priceOf(sessions, formats.money(price), single === 0 ? null : formats.money(single * sessions));
  const isOfOne = isInherited && single > 0 && sessions !== 1;
  const spots = useValue('spots') ?? null;
  const isTooMany = spotsInSessions !== null && (spots === null || spots > spotsInSessions);
  const free = inherited?.price_open === false ? t.free : t.noPrice;
  return (
    <>
      <FormSection title={t.sections.name.title} description={t.sections.name.text}>
        <TextField name="name" />
        <LongTextField name="description" />
      </FormSection>
      <FormSection title={t.sections.start.title} description={t.sections.start.text}>
        <DateField name="start_date" columns={3} description={t.hints.start} />
        <NumberField name="spots" columns={3} min={0} max={100_000} description={t.hints.spots} />
        {isTooMany && (
          <FieldSpan columns={6}>
            <p role="status" className={look.semibold}>
              {t.hints.spotsOfFullest(formats.number(spotsInSessions))}
            </p>
          </FieldSpan>
        )}
        <InheritedSelect
          name="rate_id"
          flag="rate_inherited"
          description={
            <>
              {whole}. {isOfOne && <b className={look.semibold}>{t.hints.priceOfOne} </b>}
              {t.hints.rate}
            </>
          }
          inherited={t.inheritedRate(inherited?.rate ? formats.money(inherited.rate.price_in_cents) : free)}
          options={[
            { value: null, label: t.free },
            ...rates.map(({ id, name, price_in_cents }) => ({
              value: id,
              label: `${name} (${formats.money(price_in_cents)})`,
            })),
          ]}
        />
        {!isReadOnly && (
          <FieldSpan columns={6}>
            <NewRate organizationId={organizationId} onCreated={choose} />
          </FieldSpan>
        )}
      </FormSection>
    </>
  );
}
