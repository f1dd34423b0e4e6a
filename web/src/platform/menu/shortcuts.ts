import { useEffect } from 'react';
import { createStore, useStore } from '../state/store.ts';
import { readStored, writeStored } from '../state/stored.ts';

const KEY = 'single_keys';

/** A line of the shortcut sheet: the keys in order, e.g. `['G', 'L']` for G, then L. */
export type ShortcutLine = { keys: readonly string[]; label: string };
export type ShortcutSection = { title: string; lines: readonly ShortcutLine[] };

const sections = createStore<readonly ShortcutSection[]>([]);
const singleKeys = createStore<boolean>(readStored(KEY) !== 'off');

/** Adds the screen's shortcuts to the sheet that `?` opens. The screen itself listens to the keys (ui/keys). */
export function useRegisterShortcuts(section: ShortcutSection): void {
  useEffect(() => {
    sections.set([...sections.get(), section]);
    return () => sections.set(sections.get().filter((other) => other !== section));
  }, [section]);
}

export const useShortcutSections = (): readonly ShortcutSection[] => useStore(sections);

/** Whether shortcuts without Ctrl or Alt are on. Users can switch them off (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useStore(singleKeys);

export function setSingleKeys(isOn: boolean): void {
  writeStored(KEY, isOn ? null : 'off');
  singleKeys.set(isOn);
}
