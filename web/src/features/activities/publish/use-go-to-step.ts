import { useEffect, useRef } from 'react';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { type EditTab, findTab } from '../../../screens/edit/edit-tabs.ts';
import type { FormCore } from '../../../screens/edit/form/form-core.ts';
import { findFieldElement, firstErrorElement } from '../../../screens/edit/form/save-form.ts';

/** Focuses the field with this name, on another tab if needed, or opens the tab of sessions or bundles. Null focuses the first error. */
export function useGoToStep({ core }: { core: FormCore }, tabs: readonly EditTab[]): (name: string | null) => void {
  const navigate = useNavigate();
  const waiting = useRef<string | null>(null);
  useEffect(() => {
    const element = waiting.current === null ? null : findFieldElement(core, waiting.current);
    if (element === null) return;
    waiting.current = null;
    element.focus();
  });
  return (name) => {
    const element = name === null ? firstErrorElement(core) : findFieldElement(core, name);
    if (element !== null || name === null) return element?.focus();
    const planning = tabs.find(({ href }) => href.endsWith(`/${name}`));
    const tab = planning ?? findTab(tabs, name);
    if (tab === undefined) return;
    if (planning === undefined) waiting.current = name;
    navigate(tab.href);
  };
}
