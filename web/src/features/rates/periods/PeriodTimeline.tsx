import { DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { periodMessages } from './periods.messages.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import {
  borderLimits,
  bordersOf,
  isFilled,
  minutesAt,
  type PeriodValue,
  refundKind,
  sliderPosition,
  stepAt,
  withBorder,
} from './cancellation-periods.ts';
import { UNIT_MINUTES, unitOf } from '../../../ui/inputs/text/durations.ts';
import { useWords } from '../../../ui/Words.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './periods.module.css';

type TimelineProps = {
  periods: readonly PeriodValue[];
  onChange: (periods: readonly PeriodValue[]) => void;
  isReadOnly: boolean;
};

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));
const percent = (share: number) => `${share * 100}%`;

export function useDuration(): (minutes: number) => string {
  const t = useMessages(periodMessages);
  return (minutes) => {
    const unit = unitOf(minutes);
    return t.short[unit](minutes / UNIT_MINUTES[unit]);
  };
}

function useRefundWord(): (refund: number) => string {
  const t = useMessages(periodMessages);
  return (refund) => (refund === 100 ? t.all : refund === 50 ? t.half : refund === 0 ? t.nothing : t.part(refund));
}

function keyStep(key: string, minutes: number): number {
  const step = stepAt(minutes);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return step;
  if (key === 'ArrowRight' || key === 'ArrowDown') return -step;
  if (key === 'PageUp') return DAY_MINUTES;
  return key === 'PageDown' ? -DAY_MINUTES : 0;
}

function Handle({
  index,
  minutes,
  bar,
  props,
}: {
  index: number;
  minutes: number;
  bar: () => DOMRect | undefined;
  props: TimelineProps;
}) {
  const t = useMessages(periodMessages);
  const duration = useDuration();
  const { min, max } = borderLimits(props.periods, index);
  const move = (to: number) => props.onChange(withBorder(props.periods, index, clamp(to, min, max)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keyStep(event.key, minutes);
    if (step === 0) return;
    event.preventDefault();
    move(minutes + step);
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = bar();
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || box === undefined) return;
    move(minutesAt(clamp((event.clientX - box.left) / box.width, 0, 1)));
  };
  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={props.isReadOnly ? -1 : 0}
      aria-label={t.handle(index + 1)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={minutes}
      aria-valuetext={t.before(duration(minutes))}
      aria-disabled={props.isReadOnly}
      style={{ left: percent(sliderPosition(minutes)) }}
      onKeyDown={props.isReadOnly ? undefined : onKeyDown}
      onPointerDown={(event) => !props.isReadOnly && event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}

function RefundText({ refund }: { refund: number | null }) {
  const { missing } = useWords();
  const { percentage } = useFormats();
  const refundWord = useRefundWord();
  if (!isFilled(refund)) return <b>{missing}</b>;
  const shown = clamp(refund, 0, 100);
  return (
    <>
      <b>{percentage(shown)}</b>
      <span>{refundWord(shown)}</span>
    </>
  );
}

/** The periods as a bar from booking to start. Users drag the borders or move them with the arrow keys. */
export function PeriodTimeline(props: TimelineProps) {
  const { periods } = props;
  const t = useMessages(periodMessages);
  const duration = useDuration();
  const bar = useRef<HTMLDivElement>(null);
  const borders = bordersOf(periods).map((border) => (isFilled(border) ? border : 0));
  const edges = [0, ...borders.map(sliderPosition), 1];
  return (
    <div>
      <div ref={bar} className={styles.bar}>
        {periods.map((period, i) => {
          const refund = period.refund_percentage;
          const width = Math.max(0, (edges[i + 1] ?? 1) - (edges[i] ?? 0));
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a period is identified by its position
            <div key={i} data-refund={refundKind(refund)} style={{ width: percent(width) }}>
              <RefundText refund={refund} />
            </div>
          );
        })}
        {borders.map((minutes, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a border is identified by its position
          <Handle key={i} index={i} minutes={minutes} bar={() => bar.current?.getBoundingClientRect()} props={props} />
        ))}
      </div>
      <div className={`${styles.axis} ${look.small} ${look.soft}`} aria-hidden="true">
        <span>{t.booking}</span>
        {borders.map((minutes, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a border is identified by its position; same order as the handles
          <span key={i} className={styles.axisDay} style={{ left: percent(sliderPosition(minutes)) }}>
            {duration(minutes)}
          </span>
        ))}
        <span>{t.startShort}</span>
      </div>
    </div>
  );
}
