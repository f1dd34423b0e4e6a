import { getSchoolHolidays, updateSchoolHolidays } from '@move/contract/applications/application-settings.ts';
import {
  HOLIDAY_REGIONS,
  type HolidayRegion,
  withRegionHolidays,
} from '@move/domain/applications/dutch-school-holidays.ts';
import type { SchoolHoliday } from '@move/domain/sessions/holidays.ts';
import { IconCalendarDown, IconCalendarPlus, IconX } from '@tabler/icons-react';
import { notify } from '../../platform/notify.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { platformToday } from '../../platform/texts/platform-clock.ts';
import { useEditForm } from '../../screens/edit/use-edit-form.ts';
import { SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { DateInput } from '../../ui/inputs/dates/DateInput.tsx';
import type { FieldProps } from '../../ui/inputs/field.tsx';
import { FieldGroup } from '../../ui/inputs/FieldGroup.tsx';
import { TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { IconButton } from '../../ui/page/IconButton.tsx';
import { ApplicationPart } from './ApplicationPart.tsx';
import { applicationMessages } from './applications.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './ApplicationHolidays.module.css';

/** The school holidays of a platform. Users who plan sessions in them get a warning (docs/rules/planning.md#repetition). */
export function ApplicationHolidays({ applicationId }: { applicationId: number }) {
  const { holidays } = useMessages(applicationMessages);
  const form = useEditForm({ load: getSchoolHolidays, save: updateSchoolHolidays, params: { applicationId } });
  const { Field } = form.fields;
  return (
    <ApplicationPart applicationId={applicationId} form={form}>
      <FormSection title={holidays.title} description={holidays.text}>
        <Field name="school_holidays" input={HolidaysInput} />
      </FormSection>
    </ApplicationPart>
  );
}

type HolidaysInputProps = FieldProps<SchoolHoliday[] | undefined, SchoolHoliday[]> & {
  errors?: Record<string, string>;
};

function HolidaysInput(props: HolidaysInputProps) {
  const { value = [], onChange, errors = {} } = props;
  const t = useMessages(applicationMessages).holidays;
  const last = value.at(-1);
  const isLocked = props.readOnly === true || props.disabled === true;
  const takeOver = (region: HolidayRegion) => {
    const all = withRegionHolidays(value, region, platformToday().toString());
    const count = all.length - value.length;
    if (count === 0) return notify.info(t.allThere(region));
    onChange(all);
    notify.info(t.takenOver(region, count));
  };
  // also regions that were typed, for platforms outside the Netherlands
  const regions = [...new Set([...HOLIDAY_REGIONS, ...value.flatMap(({ region }) => region || [])])];
  const next = { region: last?.region ?? '', name: '', from: '', until: '' };
  return (
    <FieldGroup {...props} isLabelHidden>
      {!isLocked && (
        <div className={`${look.row} ${look.wrap} ${styles.regions}`}>
          {HOLIDAY_REGIONS.map((region) => (
            <Button
              key={region}
              variant="default"
              leftSection={<IconCalendarDown size={17} stroke={1.75} aria-hidden />}
              onClick={() => takeOver(region)}
            >
              {t.takeOver(region)}
            </Button>
          ))}
        </div>
      )}
      {value.length === 0 && <p className={look.muted}>{t.none}</p>}
      {value.length > 0 && (
        <div className={`${styles.row} ${styles.head} ${look.small} ${look.muted}`} aria-hidden="true">
          <span>{t.name}</span>
          <span>{t.region}</span>
          <span>{t.from}</span>
          <span>{t.until}</span>
        </div>
      )}
      {value.map((holiday, at) => (
        <HolidayRow
          // oxlint-disable-next-line react/no-array-index-key -- rows are identified by their position
          key={at}
          holiday={holiday}
          title={holiday.name || t.nth(at + 1)}
          regions={regions}
          isLocked={isLocked}
          errorOf={(part) => errors[`${at}.${part}`]}
          onChange={(part) => onChange(value.map((other, i) => (i === at ? { ...other, ...part } : other)))}
          onRemove={() => onChange(value.filter((_, i) => i !== at))}
        />
      ))}
      <Button
        variant="default"
        style={{ marginTop: 8 }}
        leftSection={<IconCalendarPlus size={17} stroke={1.75} aria-hidden />}
        onClick={() => onChange([...value, next])}
      >
        {t.add}
      </Button>
    </FieldGroup>
  );
}

type HolidayRowProps = {
  holiday: SchoolHoliday;
  title: string;
  regions: readonly string[];
  isLocked: boolean;
  errorOf: (part: keyof SchoolHoliday) => string | undefined;
  onChange: (part: Partial<SchoolHoliday>) => void;
  onRemove: () => void;
};

function HolidayRow({ holiday, title, regions, isLocked, errorOf, onChange, onRemove }: HolidayRowProps) {
  const t = useMessages(applicationMessages).holidays;
  return (
    <div className={styles.row} role="group" aria-label={title}>
      <TextInput
        label={t.name}
        value={holiday.name}
        error={errorOf('name')}
        readOnly={isLocked}
        onChange={(name) => onChange({ name: name ?? '' })}
      />
      <SelectInput
        label={t.region}
        value={holiday.region || null}
        options={regions.map((region) => ({ value: region, label: region }))}
        error={errorOf('region')}
        readOnly={isLocked}
        isClearable={false}
        onChange={(region) => onChange({ region: region ?? '' })}
      />
      <DateInput
        label={t.from}
        value={holiday.from || null}
        error={errorOf('from')}
        readOnly={isLocked}
        onChange={(from) => onChange({ from: from ?? '' })}
      />
      <DateInput
        label={t.until}
        value={holiday.until || null}
        error={errorOf('until')}
        readOnly={isLocked}
        onChange={(until) => onChange({ until: until ?? '' })}
      />
      {!isLocked && (
        <IconButton label={t.remove(title)} icon={<IconX size={17} stroke={1.75} aria-hidden />} onClick={onRemove} />
      )}
    </div>
  );
}
