import { getDraft, removeDraft, saveDraft } from '@move/contract/preferences/preferences.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import { beforeReload } from '../../platform/before-reload.ts';
import { readOnce } from '../../platform/reads.ts';
import { isSame } from './changes.ts';
import type { Values } from './field-paths.ts';
import type { FormCore } from './form-core.ts';

const EVERY_MS = 5_000;

export type DraftState = {
  /** What was kept on an earlier visit and not restored yet. */
  found: { values: Values; updatedAt: string } | null;
  /** When what is typed now was last kept. */
  keptAt: string | null;
  restore: () => void;
  discard: () => void;
};

/** Keeps what is typed in a form for something new on the server, every 5 seconds while it changes (D1.26). */
export function useDraft(form: string, core: FormCore): DraftState {
  const [found, setFound] = useState<DraftState['found']>(null);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const lastKept = useRef<Values | null>(null);
  const params = { form };

  useEffect(() => {
    // without a draft the form simply starts empty; a failing look-up must not be in the way
    readOnce(getDraft, { params: { form } }).then(
      ({ draft }) => setFound(draft === null ? null : { values: draft.values, updatedAt: draft.updated_at }),
      () => {},
    );
  }, [form]);

  const isAnswered = found === null;
  useEffect(() => {
    // the earlier draft stays until it is restored or thrown away
    if (!isAnswered) return undefined;
    const keep = (outlivesPage = false) => {
      const { values } = core.store.get();
      if (core.changes().length === 0 || isSame(values, lastKept.current)) return;
      lastKept.current = values;
      api(saveDraft, { params: { form }, body: { values } }, { outlivesPage }).then(
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
  }, [form, core, isAnswered]);

  return {
    found,
    keptAt,
    restore: () => {
      if (found !== null) core.update({ values: { ...core.store.get().values, ...found.values } });
      setFound(null);
    },
    discard: () => {
      lastKept.current = null;
      setFound(null);
      setKeptAt(null);
      api(removeDraft, { params }).catch(() => {});
    },
  };
}
