import { getDraft, removeDraft, saveDraft } from '@move/contract/preferences/preferences.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { beforeReload } from '../../../platform/loading/before-reload.ts';
import { fetchQuery } from '../../../platform/api/reads.ts';
import { isSame } from './changes.ts';
import { type KeptDraft, slotFor, draftSlots } from './draft-slots.ts';
import type { Values } from '../form/field-paths.ts';

const EVERY_MS = 5_000;

export type DraftState = {
  /** The newest draft of an earlier visit that was neither restored nor discarded; null when there is none. */
  found: { values: Values; updatedAt: string } | null;
  /** When the current values were last stored. */
  keptAt: string | null;
  restore: () => void;
  /** Discards the draft in `found`. */
  discard: () => void;
  /** Removes the drafts that were stored or restored since the form was opened: it was saved or discarded. */
  forget: () => void;
};

/** Where a draft comes from and is restored to: a form or another input. Must be the same object in every render. */
export type DraftSource = {
  /** The values that would be lost; null when nothing is typed. */
  typed: () => Values | null;
  restore: (values: Values) => void;
};

/**
 * Stores the values of a form for a new record on the server, every 5 seconds while they change. While the user hasn't decided
 * about an earlier draft, the new one is stored under a second name.
 */
export function useDraft(form: string, source: DraftSource): DraftState {
  const [waiting, setWaiting] = useState<readonly KeptDraft[] | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const lastKept = useRef<Values | null>(null);
  const written = useRef(new Set<string>());
  const slot = waiting === null ? null : slotFor(form, waiting);

  useEffect(() => {
    // without a draft the form starts empty; a failed look-up must not block it
    readDrafts(form).then(setWaiting, () => setWaiting([]));
  }, [form]);

  useEffect(() => {
    // nothing is stored before the earlier drafts are known
    if (slot === null) return undefined;
    const keep = (outlivesPage = false) => {
      const values = source.typed();
      if (values === null || isSame(values, lastKept.current)) return;
      lastKept.current = values;
      written.current.add(slot);
      api(saveDraft, { params: { form: slot }, body: { values } }, { outlivesPage }).then(
        ({ draft }) => setKeptAt(draft.updated_at),
        // not reported, since only saving the form matters; the next round tries again
        () => {
          lastKept.current = null;
        },
      );
    };
    const keepOnLeaving = () => keep(true);
    const timer = window.setInterval(() => keep(), EVERY_MS);
    const withdraw = beforeReload(() => keep());
    // a closing tab stores the draft as well
    window.addEventListener('pagehide', keepOnLeaving);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('pagehide', keepOnLeaving);
      withdraw();
    };
  }, [source, slot]);

  const first = waiting?.[0];
  const answer = () => setWaiting(waiting?.slice(1) ?? null);
  return {
    found: first ?? null,
    keptAt,
    restore: () => {
      if (first === undefined) return;
      source.restore(first.values);
      written.current.add(first.slot);
      answer();
    },
    discard: () => {
      if (first === undefined) return;
      drop(first.slot);
      answer();
    },
    forget: () => {
      lastKept.current = null;
      setKeptAt(null);
      for (const own of written.current) drop(own);
      written.current.clear();
    },
  };
}

async function readDrafts(form: string): Promise<KeptDraft[]> {
  const read = draftSlots(form).map(async (slot) => {
    const { draft } = await fetchQuery(getDraft, { params: { form: slot } });
    return draft === null ? [] : [{ slot, values: draft.values, updatedAt: draft.updated_at }];
  });
  return (await Promise.all(read)).flat().toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

function drop(slot: string): void {
  api(removeDraft, { params: { form: slot } }).catch(() => {});
}
