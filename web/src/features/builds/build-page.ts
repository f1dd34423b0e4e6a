import type { Missing } from '@move/contract/builds/builds.ts';
import { useEffect } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { useStore } from '../../platform/state/store.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import type { FormCore } from '../../screens/edit/form/form-core.ts';
import { findFieldElement } from '../../screens/edit/form/save-form.ts';
import { buildMessages } from './builds.messages.ts';

const BUILDS = '/application/builds';
const PAGES = { common: BUILDS, android: `${BUILDS}/build-android`, ios: `${BUILDS}/build-ios` } as const;

export const OVERVIEW = `${BUILDS}/overview`;
export const buildHref = (id: number): string => `${OVERVIEW}?build=${id}`;
/** The URL where a missing field is filled in: its tab, with the field focused. */
export const fieldHref = ({ part, field }: Pick<Missing, 'part' | 'field'>): string => `${PAGES[part]}?field=${field}`;

export function useBuildTabs(): EditTab[] {
  const { tabs } = useMessages(buildMessages);
  return [
    { href: PAGES.common, label: tabs.information },
    { href: PAGES.android, label: tabs.android },
    { href: PAGES.ios, label: tabs.ios },
    { href: OVERVIEW, label: tabs.builds },
  ];
}

/** Focuses the field in the URL, once the form is rendered. */
export function useFocusFieldInUrl(core: FormCore): void {
  const { field } = useSearch();
  const isReady = useStore(core.store, (form) => form.isReady);
  useEffect(() => {
    if (field === undefined || !isReady) return;
    const timer = setTimeout(() => {
      const element = findFieldElement(core, field);
      element?.scrollIntoView({ block: 'center' });
      element?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [core, field, isReady]);
}
