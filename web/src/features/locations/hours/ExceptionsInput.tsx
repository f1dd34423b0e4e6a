import type { OpeningException } from '@move/domain/locations/opening-hours.ts';
import { IconCalendarOff, IconX } from '@tabler/icons-react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { FieldGroup } from '../../../ui/inputs/FieldGroup.tsx';
import { SegmentedInput } from '../../../ui/inputs/choices/SegmentedInput.tsx';
import { TimeInput } from '../../../ui/inputs/dates/TimeInput.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { IconButton } from '../../../ui/page/IconButton.tsx';
import { hoursMessages } from './hours.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';
import * as styles from './ExceptionsInput.module.css';

const today = () => platformToday().toString();
const closedOn = (date: string): OpeningException => ({ date, state: 'closed', opened_at: null, closed_at: null });
const openOn = (date: string): OpeningException => ({ date, state: 'open', opened_at: '09:00', closed_at: '17:00' });

type ExceptionsInputProps = FieldProps<readonly OpeningException[] | undefined> & { errors?: Record<string, string> };

/** Days that differ from the week: closed, or open at other times. */
export function ExceptionsInput(props: ExceptionsInputProps) {
  const { onChange, readOnly = false, errors = {} } = props;
  const t = useMessages(hoursMessages).exceptions;
  const days = props.value ?? [];
  const change = (at: number, day: OpeningException) =>
    onChange(days.map((other, index) => (index === at ? day : other)));
  return (
    <FieldGroup {...props} isLabelHidden>
      {days.length === 0 && <p className={look.muted}>{t.none}</p>}
      {days.map((day, index) => (
        <ExceptionRow
          // oxlint-disable-next-line react/no-array-index-key -- rows are identified by their position
          key={index}
          day={day}
          isFixed={readOnly}
          fault={faultOf(errors, index)}
          onChange={(next) => change(index, next)}
          onRemove={() => onChange(days.filter((_, other) => other !== index))}
        />
      ))}
      {!readOnly && (
        <Button
          variant="default"
          style={{ marginTop: days.length > 0 ? 12 : 8 }}
          leftSection={<IconCalendarOff size={17} stroke={1.75} aria-hidden />}
          onClick={() => onChange([...days, closedOn(today())])}
        >
          {t.add}
        </Button>
      )}
    </FieldGroup>
  );
}

const faultOf = (errors: Record<string, string>, index: number) =>
  Object.entries(errors).find(([path]) => path === String(index) || path.startsWith(`${index}.`))?.[1];

type RowProps = {
  day: OpeningException;
  isFixed: boolean;
  fault: string | undefined;
  onChange: (day: OpeningException) => void;
  onRemove: () => void;
};

function ExceptionRow({ day, isFixed, fault, onChange, onRemove }: RowProps) {
  const t = useMessages(hoursMessages).exceptions;
  const formats = useFormats();
  return (
    <div className={styles.exception}>
      <div className={`${formSectionStyles.fields} ${look.grow}`}>
        <div className={formSectionStyles.span2}>
          <DateInput
            label={t.date}
            value={day.date}
            readOnly={isFixed}
            error={fault}
            onChange={(date) => onChange({ ...day, date: date ?? '' })}
          />
        </div>
        <div className={formSectionStyles.span2}>
          <SegmentedInput
            label={t.state}
            value={day.state}
            readOnly={isFixed}
            options={[
              { value: 'closed', label: t.closed },
              { value: 'open', label: t.open },
            ]}
            onChange={(state) => onChange(state === 'open' ? openOn(day.date) : closedOn(day.date))}
          />
        </div>
        {day.state === 'open' && (
          <div className={`${formSectionStyles.span2} ${look.row}`}>
            <TimeInput
              label={t.from}
              value={day.opened_at}
              readOnly={isFixed}
              onChange={(time) => onChange({ ...day, opened_at: time })}
            />
            <TimeInput
              label={t.until}
              value={day.closed_at}
              readOnly={isFixed}
              onChange={(time) => onChange({ ...day, closed_at: time })}
            />
          </div>
        )}
      </div>
      {!isFixed && (
        <IconButton
          label={t.remove(day.date ? formats.date(day.date) : t.date)}
          icon={<IconX size={17} stroke={1.75} aria-hidden />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
