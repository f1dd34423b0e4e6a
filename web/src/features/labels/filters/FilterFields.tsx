import type { ReplyOf } from '@move/contract/kit/endpoint.ts';
import { listLabelCategories, type updateLabelActivityFilters } from '@move/contract/labels/label-filters.ts';
import type { Label } from '@move/contract/labels/labels.ts';
import { listAllSports, listAllTags } from '@move/contract/taxonomy/taxonomy.ts';
import { LABEL_LIMITS, type LabelKind } from '@move/domain/labels/label-filter.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { LOOKUP_OPTIONS, useRead } from '../../../platform/api/reads.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { labelMessages } from '../labels.messages.ts';

type FilterFieldsProps = {
  fields: FieldComponents<BodyValues<typeof updateLabelActivityFilters>>;
  kind: LabelKind;
  labelId: number;
  /** The label's platforms. */
  applications: Label['applications'];
};

/** The conditions of a label's filter; an empty field sets no condition. */
export function FilterFields({ fields, kind, labelId, applications }: FilterFieldsProps) {
  const t = useMessages(labelMessages).filter;
  const sports = useRead(listAllSports, {}, LOOKUP_OPTIONS).data?.sports ?? [];
  const tags = useRead(listAllTags, {}, LOOKUP_OPTIONS).data?.tags ?? [];
  const categories = useRead(listLabelCategories, { params: { labelId } }).data?.categories ?? [];
  const { NumberField, DateField, MoneyField, MultiSelectField } = fields;
  const toOptions = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FormSection title={t.age} description={t.ageText[kind]}>
        <NumberField name="min_age" columns={3} min={0} max={LABEL_LIMITS.age} unit={t.years} />
        <NumberField name="max_age" columns={3} min={0} max={LABEL_LIMITS.age} unit={t.years} />
      </FormSection>
      <FormSection title={t.words} description={t.wordsText[kind]}>
        <MultiSelectField name="sport_ids" options={toOptions(sports)} />
        <MultiSelectField name="tag_ids" options={toOptions(tags)} />
        <MultiSelectField name="category_ids" options={categoryOptions(categories, applications)} />
      </FormSection>
      <FormSection title={t.price} description={t.priceText}>
        <MoneyField name="min_price" columns={3} min={0} max={LABEL_LIMITS.price} />
        <MoneyField name="max_price" columns={3} min={0} max={LABEL_LIMITS.price} />
      </FormSection>
      <FormSection title={t.period} description={t.periodText[kind]}>
        <DateField name="start_date" columns={3} />
        <DateField name="end_date" columns={3} />
      </FormSection>
    </>
  );
}

type Categories = ReplyOf<typeof listLabelCategories>['categories'];

/**
 * The options for categories. If the label is on several platforms, a category of one platform is named with that platform, because titles
 * may be equal.
 */
export function categoryOptions(categories: Categories, applications: Label['applications']) {
  return categories.map(({ id, title, application_id }) => {
    const platform = applications.length > 1 ? applications.find((one) => one.id === application_id) : undefined;
    return { value: id, label: platform === undefined ? title : `${title} · ${platform.name}` };
  });
}
