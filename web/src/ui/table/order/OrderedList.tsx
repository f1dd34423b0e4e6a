import { DragDropContext, Draggable, type DraggableProvided, Droppable } from '@hello-pangea/dnd';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../../page/IconButton.tsx';
import { useWordsOf } from '../../Words.tsx';
import { orderWords } from './order-words.ts';
import { moved } from './move-item.ts';
import * as look from '../../look/look.module.css';
import * as buttonStyles from '../../page/Button.module.css';
import * as styles from './OrderedList.module.css';

type OrderedListProps<Item> = {
  /** Names the list: “Categorieën”. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemName: (item: Item) => string;
  onChange: (items: Item[]) => void;
  /** Shown after the grip; default: the name. */
  children?: (item: Item) => ReactNode;
  /** At the end of a row, before the arrows. */
  actions?: (item: Item) => ReactNode;
  /** The order is read-only. */
  isFixed?: boolean;
};

/** A list that users can order: drag by the grip, Alt + arrows in a row, or the buttons; each move is announced. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, itemKey, itemName, onChange, isFixed = false } = props;
  const w = useWordsOf(orderWords);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, announce] = useState('');
  const move = (from: number, to: number, focus?: Part | HTMLElement) => {
    const item = items[from];
    if (item === undefined || from === to || to < 0 || to >= items.length) return;
    onChange(moved(items, from, to));
    announce(w.moved(itemName(item), to + 1));
    // the row moves in the page, and keeps the focus
    if (focus === undefined) return;
    requestAnimationFrame(() => (typeof focus === 'string' ? partOf(list.current, to, focus) : focus)?.focus());
  };
  const moveByKey = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !event.altKey || isFixed) return;
    event.preventDefault();
    move(at, at + step, event.target instanceof HTMLElement ? event.target : 'grip');
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={w.help}
      onDragEnd={({ source, destination }) => destination && move(source.index, destination.index)}
    >
      <Droppable droppableId={id} isDropDisabled={isFixed}>
        {(drop) => (
          <ol
            className={styles.list}
            aria-label={label}
            ref={(element) => {
              list.current = element;
              drop.innerRef(element);
            }}
            {...drop.droppableProps}
          >
            {items.map((item, at) => (
              <Draggable key={itemKey(item)} draggableId={itemKey(item)} index={at} isDragDisabled={isFixed}>
                {(drag, { isDragging, isDropAnimating }) => (
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys that its controls don't handle
                  <li
                    className={styles.row}
                    data-dragged={isDragging}
                    data-dropping={isDropAnimating}
                    ref={drag.innerRef}
                    {...drag.draggableProps}
                    style={{ ...drag.draggableProps.style }}
                    onKeyDown={(event) => moveByKey(event, at)}
                  >
                    <OrderedRow
                      {...{ drag, at, isFixed }}
                      name={itemName(item)}
                      count={items.length}
                      actions={props.actions?.(item)}
                      onMove={(to, focus) => move(at, to, focus)}
                    >
                      {props.children?.(item) ?? itemName(item)}
                    </OrderedRow>
                  </li>
                )}
              </Draggable>
            ))}
            {drop.placeholder}
          </ol>
        )}
      </Droppable>
      <span className={look.visuallyHidden} aria-live="polite">
        {announcement}
      </span>
    </DragDropContext>
  );
}

type Part = 'grip' | 'up' | 'down';

const partOf = (list: HTMLElement | null, at: number, part: Part) =>
  list?.children[at]?.querySelector<HTMLElement>(`[data-part="${part}"]`);

type RowProps = {
  drag: DraggableProvided;
  name: string;
  at: number;
  count: number;
  isFixed: boolean;
  actions: ReactNode;
  children: ReactNode;
  onMove: (to: number, focus: Part) => void;
};

function OrderedRow({ drag, name, at, count, isFixed, actions, children, onMove }: RowProps) {
  const w = useWordsOf(orderWords);
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      {!isFixed && (
        // the library doesn't drag buttons, since a button may have its own action
        <span
          {...drag.dragHandleProps}
          role="button"
          tabIndex={0}
          className={`${buttonStyles.iconButton} ${styles.handle}`}
          data-size="small"
          data-part="grip"
          aria-label={w.move(name)}
        >
          <IconGripVertical {...icon} />
        </span>
      )}
      <span className={`${styles.place} ${look.figures} ${look.muted} ${look.small}`} aria-hidden="true">
        {at + 1}
      </span>
      <div className={`${look.grow} ${styles.name}`}>{children}</div>
      {actions}
      {!isFixed && (
        <div className={look.row} style={{ gap: 2 }}>
          <IconButton
            label={w.up(name)}
            icon={<IconArrowUp {...icon} />}
            data-part="up"
            aria-disabled={at === 0}
            onClick={() => onMove(at - 1, 'up')}
          />
          <IconButton
            label={w.down(name)}
            icon={<IconArrowDown {...icon} />}
            data-part="down"
            aria-disabled={at === count - 1}
            onClick={() => onMove(at + 1, 'down')}
          />
        </div>
      )}
    </>
  );
}
