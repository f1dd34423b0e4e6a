import { DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { BLOCKS_MAX, type OpeningHours, openingHoursViolations } from '@move/domain/locations/opening-hours.ts';
import { IconAlertTriangle, IconCopy, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/page/IconButton.tsx';
import { useLocale, useWords } from '../../../ui/Words.tsx';
import { hoursMessages } from './hours.messages.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { errorNode, type FieldProps } from '../../../ui/inputs/field.tsx';
import { FieldGroup } from '../../../ui/inputs/FieldGroup.tsx';
import { focusAdded, keepFocus } from '../../../ui/inputs/keep-focus.ts';
import {
  copiedToWeekdays,
  isLongNight,
  isPastMidnight,
  nextBlock,
  openBlocks,
  spanOf,
  WEEKDAYS,
  withDay,
} from './opening-hours.ts';
import { TimeInput } from '../../../ui/inputs/dates/TimeInput.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as choiceStyles from '../../../ui/inputs/choices.module.css';
import * as fieldStyles from '../../../ui/inputs/field.module.css';
import * as markStyles from '../../../ui/marks/marks.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './OpeningHoursInput.module.css';

const AXIS_FROM = 6 * 60;
const AXIS_UNTIL = DAY_MINUTES;
const share = (minutes: number) =>
  ((Math.min(AXIS_UNTIL, Math.max(AXIS_FROM, minutes)) - AXIS_FROM) / (AXIS_UNTIL - AXIS_FROM)) * 100;

function DayBar({ blocks }: { blocks: readonly OpeningHours[] }) {
  return (
    <div className={`${markStyles.capacityBar} ${styles.lane}`} aria-hidden="true">
      {blocks.map((block) => {
        const span = spanOf(block);
        if (span === null) return null;
        const left = share(span.from);
        return (
          <i
            key={`${block.opened_at}-${block.closed_at}`}
            style={{ left: `${left}%`, width: `${share(span.until) - left}%` }}
          />
        );
      })}
    </div>
  );
}

/** An error of a day: its text, and the block and the time that it is about. */
type Fault = { text: string; block: OpeningHours | undefined; part: string | number | undefined };

type DayProps = {
  weekday: number;
  blocks: readonly OpeningHours[];
  isFixed: boolean;
  /** True while no day is filled in: the hours are then unknown, not closed. */
  isUnknown: boolean;
  fault: Fault | undefined;
  onBlocks: (blocks: readonly OpeningHours[]) => void;
};

function Slot({
  weekday,
  nth,
  block,
  isFixed,
  invalid,
  onChange,
  onRemove,
}: {
  weekday: number;
  /** 0 for the first time of the day. */
  nth: number;
  block: OpeningHours;
  isFixed: boolean;
  /** The time that has an error: `opened_at` or `closed_at`. */
  invalid: string | number | undefined;
  onChange: (block: OpeningHours) => void;
  onRemove: (() => void) | undefined;
}) {
  const w = useWords();
  const t = useMessages(hoursMessages);
  const day = t.nth(w.days.long[weekday - 1] ?? '', nth);
  const nextDay = w.days.short[weekday % 7] ?? '';
  return (
    <div className={look.row}>
      <TimeInput
        isLabelHidden
        label={t.from(day)}
        disabled={isFixed}
        isInvalid={invalid === 'opened_at'}
        value={block.opened_at}
        onChange={(opened_at) => onChange({ ...block, opened_at })}
      />
      <span className={look.muted}>{t.to}</span>
      <TimeInput
        isLabelHidden
        label={t.until(day)}
        disabled={isFixed}
        isInvalid={invalid === 'closed_at'}
        value={block.closed_at}
        onChange={(closed_at) => onChange({ ...block, closed_at })}
      />
      {isPastMidnight(block) && (
        <span className={look.small} style={{ color: 'var(--mv-info-text)' }}>
          {t.night(nextDay)}
        </span>
      )}
      {onRemove && (
        <IconButton
          label={t.removeSlot(day)}
          icon={<IconX size={15} stroke={1.75} aria-hidden />}
          onClick={onRemove}
          isSmall
        />
      )}
    </div>
  );
}

/** A warning, not an error: a place may be open for that long. */
function LongNight({ block }: { block: OpeningHours }) {
  const t = useMessages(hoursMessages);
  const span = spanOf(block);
  if (span === null) return null;
  const hours = Math.round((span.until - span.from) / 60);
  return (
    <div role="status" className={`${look.small} ${look.row} ${styles.longNight}`}>
      <IconAlertTriangle size={15} stroke={2} aria-hidden />
      {t.longNight(block.opened_at ?? '', block.closed_at ?? '', hours)}
    </div>
  );
}

function Day({ weekday, blocks, isFixed, isUnknown, fault, onBlocks }: DayProps) {
  const w = useWords();
  const t = useMessages(hoursMessages);
  const long = w.days.long[weekday - 1] ?? '';
  const isOpen = blocks.length > 0;
  const add = () => {
    focusAdded('li', "input:not([type='checkbox'])");
    onBlocks([...blocks, nextBlock(blocks, weekday)]);
  };
  const remove = (at: number) => {
    keepFocus('li', 'div button', ':scope button');
    onBlocks(blocks.filter((_, i) => i !== at));
  };
  const change = (at: number, block: OpeningHours) => onBlocks(blocks.map((other, i) => (i === at ? block : other)));
  return (
    <li className={styles.day}>
      <span className={`${look.row} ${styles.daySwitch}`}>
        <input
          type="checkbox"
          role="switch"
          className={choiceStyles.toggleSwitch}
          aria-label={t.open(long)}
          aria-checked={isOpen}
          checked={isOpen}
          disabled={isFixed}
          onChange={() => onBlocks(isOpen ? [] : [nextBlock([], weekday)])}
        />
        <b className={look.semibold}>{w.days.short[weekday - 1]}</b>
      </span>
      <div className={look.grow} style={{ display: 'grid', gap: 6 }}>
        {!isOpen && <span className={`${look.muted} ${styles.closed}`}>{isUnknown ? '–' : t.closed}</span>}
        {blocks.map((block, i) => (
          <Slot
            // oxlint-disable-next-line react/no-array-index-key -- a block is identified by its position
            key={i}
            nth={i}
            {...{ weekday, block, isFixed }}
            invalid={block === fault?.block ? fault.part : undefined}
            onChange={(next) => change(i, next)}
            onRemove={blocks.length > 1 && !isFixed ? () => remove(i) : undefined}
          />
        ))}
        <DayBar blocks={blocks} />
        {fault !== undefined && <div className={fieldStyles.fieldError}>{errorNode(fault.text)}</div>}
        {fault === undefined &&
          blocks.filter(isLongNight).map((block) => <LongNight key={block.opened_at} block={block} />)}
      </div>
      {!isFixed && blocks.length < BLOCKS_MAX && (
        <IconButton label={t.addSlot(long)} icon={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={add} />
      )}
    </li>
  );
}

/** Opening hours for each weekday: up to three blocks a day, which may pass midnight. A button copies one day to Monday to Friday. */
export function OpeningHoursInput(props: FieldProps<readonly OpeningHours[]>) {
  const { value, onChange, disabled = false, readOnly = false } = props;
  const w = useWords();
  const t = useMessages(hoursMessages);
  const locale = useLocale();
  const isFixed = disabled || readOnly;
  const isUnknown = value.length === 0;
  const violations = openingHoursViolations(value);
  const faultOf = (weekday: number): Fault | undefined => {
    const found = violations.find(({ path }) => value[Number(path[0])]?.weekday === weekday);
    if (found === undefined) return undefined;
    const isNight = found.key === 'opening_hours.overlap' && found.path[1] === 'closed_at';
    const text = isNight ? t.overlapsNext(w.days.long[weekday % 7] ?? '') : translate(locale, found);
    return { text, block: value[Number(found.path[0])], part: found.path[1] };
  };
  // the weekday that the button copies: the one edited last
  const [source, setSource] = useState(1);
  return (
    <FieldGroup {...props}>
      <div className={`${look.row} ${look.spread}`}>
        <span className={look.soft} role="status">
          {isUnknown && t.unknown}
        </span>
        {!isFixed && (
          <button
            type="button"
            className={`${buttonStyles.linkButton} ${look.row}`}
            onClick={() => onChange(copiedToWeekdays(value, source))}
          >
            <IconCopy size={15} stroke={1.75} aria-hidden />
            {t.copy(w.days.long[source - 1] ?? '')}
          </button>
        )}
      </div>
      <div className={`${styles.axis} ${look.smaller} ${look.muted} ${look.figures}`} aria-hidden="true">
        <span>06</span>
        <span>12</span>
        <span>18</span>
        <span>24</span>
      </div>
      <ul className={styles.hours}>
        {WEEKDAYS.map((weekday) => (
          <Day
            key={weekday}
            {...{ weekday, isFixed, isUnknown }}
            fault={faultOf(weekday)}
            blocks={openBlocks(value, weekday)}
            onBlocks={(blocks) => {
              setSource(weekday);
              onChange(withDay(value, weekday, blocks));
            }}
          />
        ))}
      </ul>
    </FieldGroup>
  );
}
