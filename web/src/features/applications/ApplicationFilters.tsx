import { getApplicationFilters, updateApplicationFilters } from '@move/contract/applications/application-settings.ts';
import { FILTER_KEYS, type FilterKey, type FilterTier } from '@move/domain/applications/filter-lists.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { notify } from '../../platform/notify.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { useField, useFieldValue, useForm } from '../../screens/edit/form/use-field.ts';
import { SwitchInput } from '../../ui/inputs/choices/CheckboxInput.tsx';
import { FieldGroup } from '../../ui/inputs/FieldGroup.tsx';
import { FieldSpan, FormSection } from '../../ui/page/FormSection.tsx';
import { OrderedList } from '../../ui/table/order/OrderedList.tsx';
import { ApplicationPart } from './ApplicationPart.tsx';
import { applicationMessages } from './applications.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as markStyles from '../../ui/marks/marks.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';

/** The filters of a platform's website and their order. The tabs for primary and secondary filters are one form, saved together. */
export function ApplicationFilters({ applicationId }: { applicationId: number }) {
  const t = useMessages(applicationMessages).filters;
  const tier: FilterTier = useSearch()['tab'] === 'secondary' ? 'secondary' : 'primary';
  const form = useEditForm({ load: getApplicationFilters, save: updateApplicationFilters, params: { applicationId } });
  return (
    <ApplicationPart applicationId={applicationId} form={form}>
      <FormSection title={t[tier].title} description={t[tier].text}>
        <FilterList key={tier} tier={tier} />
      </FormSection>
    </ApplicationPart>
  );
}

type Filter = { key: FilterKey; enabled: boolean };

const listOf = (value: unknown): Filter[] => (Array.isArray(value) ? (value as Filter[]) : []);

function FilterList({ tier }: { tier: FilterTier }) {
  const t = useMessages(applicationMessages).filters;
  const { core } = useForm();
  const field = useField(tier, {}, (value) =>
    listOf(value)
      .map(({ key, enabled }) => (enabled ? t.names[key] : t.off(t.names[key])))
      .join(', '),
  );
  const other: FilterTier = tier === 'primary' ? 'secondary' : 'primary';
  const ofOther = useFieldValue(other);
  const [filters, others] = [listOf(field.value), listOf(ofOther)];
  const unused = FILTER_KEYS.filter((key) => ![...filters, ...others].some((filter) => filter.key === key));
  const toOther = (filter: Filter) => {
    core.set(other, [...others, filter]);
    field.onChange(filters.filter(({ key }) => key !== filter.key));
    notify.success(t.moved[other](t.names[filter.key]));
  };
  return (
    <FieldSpan columns={6}>
      <FieldGroup
        {...field.input}
        description={t.shown(filters.filter(({ enabled }) => enabled).length, filters.length)}
      >
        {filters.length === 0 && <p className={look.muted}>{t.none}</p>}
        <OrderedList
          label={field.input.label}
          items={filters}
          itemKey={({ key }) => key}
          itemName={({ key }) => t.names[key]}
          onChange={field.onChange}
          actions={(filter) => (
            <button
              type="button"
              className={buttonStyles.linkButton}
              aria-label={t.moveTo[other](t.names[filter.key])}
              onClick={() => toOther(filter)}
            >
              {other === 'primary' ? t.toPrimary : t.toSecondary}
            </button>
          )}
        >
          {({ key, enabled }) => (
            <SwitchInput
              label={t.names[key]}
              value={enabled}
              onChange={(isOn) =>
                field.onChange(filters.map((filter) => (filter.key === key ? { key, enabled: isOn } : filter)))
              }
            />
          )}
        </OrderedList>
      </FieldGroup>
      {unused.length > 0 && (
        <div className={`${look.row} ${look.wrap}`} style={{ marginTop: 14 }}>
          <span className={`${look.small} ${look.muted}`}>{t.unused}:</span>
          {unused.map((key) => (
            <button
              key={key}
              type="button"
              className={`${markStyles.chip} ${markStyles.add}`}
              aria-label={t.add(t.names[key])}
              onClick={() => field.onChange([...filters, { key, enabled: true }])}
            >
              + {t.names[key]}
            </button>
          ))}
        </div>
      )}
    </FieldSpan>
  );
}
