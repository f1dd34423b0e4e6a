import { VIEW_KEYS } from '../../../platform/session/forget-person.ts';
import { parseStored, readStored, writeStored } from '../../../platform/state/stored.ts';
import type { ViewQuery } from './url-state.ts';

// Per tab, so that search words don't outlive the visit and two tabs don't affect each other.
const storageKey = (list: string) => `${VIEW_KEYS}${list}`;

/** The filters and sorting last used on a list; without the page. */
export function rememberView(list: string, query: ViewQuery): void {
  const { page: _, ...rest } = query;
  writeStored(storageKey(list), JSON.stringify(rest), 'sessionStorage');
}

export function recallView(list: string): ViewQuery {
  const stored = parseStored(readStored(storageKey(list), 'sessionStorage'));
  return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored)) : {};
}
