import { getDraft, removeDraft, saveDraft } from '@move/contract/preferences/preferences.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { beforeReload } from '../../platform/before-reload.ts';
import { fetchQuery } from '../../platform/reads.ts';
import { isSame } from './changes.ts';
import { type KeptDraft, slotFor, draftSlots } from './draft-slots.ts';
import type { Values } from './field-paths.ts';

const EVERY_MS = 5_000;

export type DraftState = {
  /** What was kept on an earlier visit and neither restored nor thrown away yet; the newest first. */
  found: { values: Values; updatedAt: string } | null;
  /** When what is typed now was last kept. */
  keptAt: string | null;
  restore: () => void;
  /** Throws away what was found. */
  discard: () => void;
  /** Forgets what is typed now: it was saved, or is not wanted. */
  forget: () => void;
};

/** A form, or whatever else one types in; the same object for as long as it is on screen. */
export type DraftSource = {
  /** What would be lost; null when nothing is typed. */
  typed: () => Values | null;
  restore: (values: Values) => void;
};

/**
 * Keeps what is typed in a form for something new on the server, every 5 seconds while it changes (D1.26). While an earlier
 * draft waits for an answer, the new one is kept beside it.
 */
export function useDraft(form: string, source: DraftSource): DraftState {
  const [waiting, setWaiting] = useState<readonly KeptDraft[] | null>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const lastKept = useRef<Values | null>(null);
  const written = useRef(new Set<string>());
  const slot = waiting === null ? null : slotFor(form, waiting);

  useEffect(() => {
    // without a draft the form simply starts empty; a failing look-up must not be in the way
    readDrafts(form).then(setWaiting, () => setWaiting([]));
  }, [form]);

  useEffect(() => {
    // nothing is written before it is known what waits there
    if (slot === null) return undefined;
    const keep = (outlivesPage = false) => {
      const values = source.typed();
      if (values === null || isSame(values, lastKept.current)) return;
      lastKept.current = values;
      written.current.add(slot);
      api(saveDraft, { params: { form: slot }, body: { values } }, { outlivesPage }).then(
        ({ draft }) => setKeptAt(draft.updated_at),
        // tried again at the next change; saving the form itself is what counts
        () => {
          lastKept.current = null;
        },
      );
    };
    const keepOnLeaving = () => keep(true);
    const timer = window.setInterval(() => keep(), EVERY_MS);
    const withdraw = beforeReload(() => keep());
    // a tab that closes takes nothing along
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
