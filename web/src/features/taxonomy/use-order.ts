import type { CategoryRow } from '@move/contract/taxonomy/categories.ts';
import { useRef, useState } from 'react';
import { useMessages } from '../../platform/messages.ts';
import { offerUndo } from '../../platform/notify.ts';
import { taxonomyMessages } from './taxonomy.messages.ts';

/** Saves an order, given the one it was made from; answers whether that went well. */
type SaveOrder = (ids: number[], seen: number[]) => Promise<boolean>;

const idsOf = (categories: readonly CategoryRow[]) => categories.map(({ id }) => id);

/** Moves show at once; while one is being saved the next ones wait, and only the last of them is sent. */
export function useOrder(stored: readonly CategoryRow[], save: SaveOrder) {
  const { ordered } = useMessages(taxonomyMessages).categories;
  const [mine, setMine] = useState<readonly CategoryRow[] | null>(null);
  const waiting = useRef<readonly CategoryRow[] | null>(null);
  const isRunning = useRef(false);

  const run = async (before: readonly CategoryRow[]) => {
    isRunning.current = true;
    let seen = before;
    let isSaved = true;
    while (isSaved && waiting.current !== null) {
      const next = waiting.current;
      waiting.current = null;
      // oxlint-disable-next-line no-await-in-loop -- each order is made from the one before
      isSaved = await save(idsOf(next), idsOf(seen));
      seen = next;
    }
    waiting.current = null;
    isRunning.current = false;
    setMine(null);
    if (isSaved) offerUndo({ text: ordered, undo: () => void save(idsOf(before), idsOf(seen)) });
  };
  const order = (next: readonly CategoryRow[]) => {
    setMine(next);
    waiting.current = next;
    if (!isRunning.current) void run(stored);
  };
  return { shown: mine ?? stored, order };
}
