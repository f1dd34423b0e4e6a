import { useRef, useState } from 'react';
import { offerUndo } from '../../platform/notify.ts';

/** Saves an order of ids, made from the order `seen`; returns whether it succeeded. */
type SaveOrder = (ids: number[], seen: number[]) => Promise<boolean>;

type Item = { id: number };
const listIds = (items: readonly Item[]) => items.map(({ id }) => id);

type Ordering<Row> = {
  stored: readonly Row[];
  save: SaveOrder;
  /** The message after saving, shown with the undo button. */
  done: string;
};

/** Shows a move at once; moves made while one is being saved are combined, and only the last order is sent. */
export function useOrder<Row extends Item>({ stored, save, done }: Ordering<Row>) {
  const [mine, setMine] = useState<readonly Row[] | null>(null);
  const waiting = useRef<readonly Row[] | null>(null);
  const isRunning = useRef(false);

  const run = async (before: readonly Row[]) => {
    isRunning.current = true;
    let seen = before;
    let isSaved = true;
    while (isSaved && waiting.current !== null) {
      const next = waiting.current;
      waiting.current = null;
      // each order is based on the one before
      isSaved = await save(listIds(next), listIds(seen));
      seen = next;
    }
    waiting.current = null;
    isRunning.current = false;
    setMine(null);
    if (isSaved) offerUndo({ text: done, undo: () => void save(listIds(before), listIds(seen)) });
  };
  const order = (next: readonly Row[]) => {
    setMine(next);
    waiting.current = next;
    if (!isRunning.current) void run(stored);
  };
  return { shown: mine ?? stored, order };
}
