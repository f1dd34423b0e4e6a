import { DAY_MINUTES } from '@move/domain/kit/dates/dates.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { periodMessages } from './periods.messages.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { borderLimits, bordersOf, minutesAt, sliderPosition, stepAt, withBorder } from './cancellation-periods.ts';
import { UNIT_MINUTES, unitOf } from '../../../ui/inputs/text/durations.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './periods.module.css';

type TimelineProps = {
  periods: readonly CancellationPeriod[];
  onChange: (periods: readonly CancellationPeriod[]) => void;
  isFixed: boolean;
};

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));
const percent = (share: number) => `${share * 100}%`;

export function useDuration(): (minutes: number) => string {
  const w = useMessages(periodMessages);
  return (minutes) => {
    const unit = unitOf(minutes);
    return w.short[unit](minutes / UNIT_MINUTES[unit]);
  };
}

function useRefundWord(): (refund: number) => string {
  const periods = useMessages(periodMessages);
  return (refund) =>
    refund === 100 ? periods.all : refund === 50 ? periods.half : refund === 0 ? periods.nothing : periods.part(refund);
}

function keyStep(key: string, minutes: number): number {
  const step = stepAt(minutes);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return step;
  if (key === 'ArrowRight' || key === 'ArrowDown') return -step;
  if (key === 'PageUp') return DAY_MINUTES;
  return key === 'PageDown' ? -DAY_MINUTES : 0;
}

function Handle({
  at,
  minutes,
  bar,
  props,
}: {
  at: number;
  minutes: number;
  bar: () => DOMRect | undefined;
  props: TimelineProps;
}) {
  const w = useMessages(periodMessages);
  const duration = useDuration();
  const { min, max } = borderLimits(props.periods, at);
  const move = (to: number) => props.onChange(withBorder(props.periods, at, clamp(to, min, max)));
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
      tabIndex={props.isFixed ? -1 : 0}
      aria-label={w.handle(at + 1)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={minutes}
      aria-valuetext={w.before(duration(minutes))}
      aria-disabled={props.isFixed}
      style={{ left: percent(sliderPosition(minutes)) }}
      onKeyDown={props.isFixed ? undefined : onKeyDown}
      onPointerDown={(event) => !props.isFixed && event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}

/** The periods as a bar from booking to start. Users drag the borders or move them with the arrow keys. */
export function PeriodTimeline(props: TimelineProps) {
  const { periods } = props;
  const w = useMessages(periodMessages);
  const duration = useDuration();
  const refundWord = useRefundWord();
  const formats = useFormats();
  const bar = useRef<HTMLDivElement>(null);
  const borders = bordersOf(periods).map((border) => (Number.isNaN(border) ? 0 : border));
  const edges = [0, ...borders.map(sliderPosition), 1];
  return (
    <div>
      <div ref={bar} className={styles.bar}>
        {periods.map((period, i) => {
          const refund = clamp(Number.isNaN(period.refund_percentage) ? 0 : period.refund_percentage, 0, 100);
          const width = Math.max(0, (edges[i + 1] ?? 1) - (edges[i] ?? 0));
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a period is identified by its position
            <div
              key={i}
              data-refund={refund === 100 ? 'all' : refund === 0 ? 'nothing' : 'part'}
              style={{ width: percent(width) }}
            >
              <b>{formats.percentage(refund)}</b>
              <span>{refundWord(refund)}</span>
            </div>
          );
        })}
        {borders.map((minutes, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a border is identified by its position
          <Handle key={i} at={i} minutes={minutes} bar={() => bar.current?.getBoundingClientRect()} props={props} />
        ))}
      </div>
      <div className={`${styles.axis} ${look.small} ${look.soft}`} aria-hidden="true">
        <span>{w.booking}</span>
        {borders.map((minutes, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={i} className={styles.axisDay} style={{ left: percent(sliderPosition(minutes)) }}>
            {duration(minutes)}
          </span>
        ))}
        <span>{w.startShort}</span>
      </div>
    </div>
  );
}
