import { IconArrowDown, IconArrowUp, IconGripVertical, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../page/IconButton.tsx';
import { useWords, useWordsOf } from '../../Words.tsx';
import { orderWords } from '../order/order-words.ts';
import { clampWidth, WIDTH_STEP, widthOnScreen } from './column-widths.ts';
import { moved } from '../order/move-item.ts';
import * as look from '../../look/look.module.css';
import * as choiceStyles from '../../inputs/choices.module.css';
import * as buttonStyles from '../../page/Button.module.css';
import * as styles from './ColumnPanel.module.css';

export type ColumnChoice = { id: string; header: string };
export type ColumnPanelProps = {
  /** All columns in their standard order; the first is fixed. */
  columns: readonly ColumnChoice[];
  /** Ids of the columns that are shown by default; absent: all. */
  standard?: readonly string[] | undefined;
  /** Ids of the shown columns in their order; null = standard. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
  /** Called when a column is resized without dragging; absent where columns can't be resized. */
  onWidth?: ((id: string, width: number) => void) | undefined;
  onReset: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/** The part of a row that keeps the focus after a move. */
type Part = 'handle' | 'up' | 'down';

type RowProps = {
  column: ColumnChoice;
  isFixed: boolean;
  isShown: boolean;
  /** The row shows buttons for single taps, which do the same as dragging. */
  isOpen: boolean;
  onOpen: () => void;
  onToggle: () => void;
  /** Absent on the first column, which is fixed, and on hidden columns. */
  onMove: ((step: number, part?: Part) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
  onWiden: ((step: number) => void) | undefined;
  onDrop: (id: string) => void;
};

function ColumnRow(props: RowProps) {
  const { column, isFixed, isShown, isOpen, onOpen, onToggle, onMove, onWiden, onDrop } = props;
  const w = useWords();
  const [isOver, setOver] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') onWiden?.(step);
    else onMove?.(step);
  };
  const keys = [onMove ? w.columns.move(column.header) : [], onWiden ? w.columns.resize(column.header) : []].flat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only a drop target; the keys are on the handle
    <li
      className={styles.column}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isFixed);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        onDrop(event.dataTransfer.getData('text/plain'));
      }}
    >
      {keys.length === 0 ? (
        <span className={`${buttonStyles.iconButton} ${styles.handle}`} data-size="small" aria-hidden="true">
          <IconGripVertical size={15} stroke={1.75} />
        </span>
      ) : (
        <button
          type="button"
          className={`${buttonStyles.iconButton} ${styles.handle}`}
          data-size="small"
          data-column={column.id}
          data-part="handle"
          aria-expanded={isOpen}
          onClick={onOpen}
          aria-label={keys.join('. ')}
          draggable={onMove !== undefined}
          onDragStart={(event) => event.dataTransfer.setData('text/plain', column.id)}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={15} stroke={1.75} aria-hidden />
        </button>
      )}
      <label className={`${look.row} ${look.grow}`}>
        <input
          type="checkbox"
          className={choiceStyles.check}
          checked={isShown}
          disabled={isFixed}
          onChange={onToggle}
        />
        {column.header}
      </label>
      {isOpen ? (
        <ColumnButtons {...props} />
      ) : (
        isFixed && <span className={`${look.smaller} ${look.muted}`}>{w.columns.fixed}</span>
      )}
    </li>
  );
}

const icon = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;

/** Moves and resizes a column by single taps (WCAG 2.5.7). */
function ColumnButtons({
  column,
  isFirst,
  isLast,
  onMove,
  onWiden,
}: Pick<RowProps, 'column' | 'isFirst' | 'isLast' | 'onMove' | 'onWiden'>) {
  const w = useWords();
  const t = useWordsOf(orderWords);
  const { id, header } = column;
  const shared = { isSmall: true, 'data-column': id };
  return (
    <span className={look.row} style={{ gap: 2 }}>
      {onMove && (
        <>
          <IconButton
            {...shared}
            label={t.up(header)}
            icon={<IconArrowUp {...icon} />}
            data-part="up"
            aria-disabled={isFirst}
            onClick={() => onMove(-1, 'up')}
          />
          <IconButton
            {...shared}
            label={t.down(header)}
            icon={<IconArrowDown {...icon} />}
            data-part="down"
            aria-disabled={isLast}
            onClick={() => onMove(1, 'down')}
          />
        </>
      )}
      {onWiden && (
        <>
          <IconButton
            {...shared}
            label={w.columns.narrower(header)}
            icon={<IconMinus {...icon} />}
            onClick={() => onWiden(-1)}
          />
          <IconButton
            {...shared}
            label={w.columns.wider(header)}
            icon={<IconPlus {...icon} />}
            onClick={() => onWiden(1)}
          />
        </>
      )}
    </span>
  );
}

/** The content of the column chooser: drag by the handle, press it for buttons, or Alt+↑/↓ on it. */
export function ColumnPanel({ columns, standard: own, chosen, onChange, ...on }: ColumnPanelProps) {
  const w = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [announcement, announce] = useState('');
  const [opened, open] = useState<string | null>(null);
  const all = columns.map((column) => column.id);
  const standard = own ?? all;
  const shown = [...all.slice(0, 1), ...(chosen ?? standard).filter((id) => all.indexOf(id) > 0)];
  // the shown ones in their order, then the others in the standard order
  const order = [...shown, ...all.filter((id) => !shown.includes(id))];
  const last = shown.length - 1;
  const rows = order.flatMap((id) => columns.filter((column) => column.id === id));
  const apply = (ids: readonly string[]) =>
    onChange(ids.every((id, i) => id === standard[i]) && ids.length === standard.length ? null : ids);
  const toggle = (id: string) => apply(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);
  const move = (id: string, to: number, part: Part = 'handle') => {
    const from = shown.indexOf(id);
    const index = Math.min(last, Math.max(1, to));
    if (from === -1 || from === index) return;
    apply(moved(shown, from, index));
    announce(w.columns.moved(columns.find((column) => column.id === id)?.header ?? id, index + 1));
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"][data-part="${part}"]`)?.focus(),
    );
  };
  const { onWidth } = on;
  const widen =
    onWidth &&
    (({ id, header }: ColumnChoice, step: number) => {
      const width = widthOnScreen(id);
      if (width === null) return;
      const next = clampWidth(width + step * WIDTH_STEP);
      onWidth(id, next);
      announce(w.columns.resized(header, next));
    });
  return (
    <>
      <div className={`${look.row} ${look.spread}`} style={{ padding: '2px 8px 6px' }}>
        <b className={look.semibold}>{w.columns.title}</b>
        <button type="button" className={buttonStyles.linkButton} onClick={on.onReset}>
          {w.columns.reset}
        </button>
      </div>
      <ul ref={list} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((column, i) => (
          <ColumnRow
            key={column.id}
            column={column}
            isFixed={column.id === all[0]}
            isShown={shown.includes(column.id) || column.id === all[0]}
            onToggle={() => toggle(column.id)}
            isOpen={opened === column.id}
            onOpen={() => open(opened === column.id ? null : column.id)}
            isFirst={i === 1}
            isLast={i === last}
            onMove={i === 0 || i > last ? undefined : (step, part) => move(column.id, i + step, part)}
            onWiden={i > last ? undefined : widen && ((step) => widen(column, step))}
            onDrop={(id) => move(id, i)}
          />
        ))}
      </ul>
      <span className={look.visuallyHidden} aria-live="polite">
        {announcement}
      </span>
    </>
  );
}
