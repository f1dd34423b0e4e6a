import { slugify } from '@move/domain/kit/text/slug.ts';
import { useEffect, useRef } from 'react';
import { useStore } from '../../../platform/state/store.ts';
import type { FormCore } from '../form/form-core.ts';

/** Fills in the slug from the name, until the user types one. */
export function useSlugOfName(core: FormCore): void {
  const { name, slug } = useStore(core.store).values;
  const made = useRef('');
  useEffect(() => {
    const isOwn = typeof slug === 'string' && slug !== '' && slug !== made.current;
    if (isOwn || typeof name !== 'string') return;
    const next = slugify(name);
    if (next === made.current) return;
    made.current = next;
    core.set('slug', next);
  }, [core, name, slug]);
}
