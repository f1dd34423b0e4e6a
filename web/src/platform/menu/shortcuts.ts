import { useEffect } from 'react';
import { createStore, useStore } from '../state/store.ts';
import { readStored, writeStored } from '../state/stored.ts';

const KEY = 'single_keys';

/** A line of the shortcut sheet: keys as shown to users, in order (`['G', 'L']` is G, then L). */
export type ShortcutLine = { keys: readonly string[]; label: string };
export type ShortcutSection = { title: string; lines: readonly ShortcutLine[] };

const sections = createStore<readonly ShortcutSection[]>([]);
const singleKeys = createStore<boolean>(readStored(KEY) !== 'off');

/** Registers the screen's keys with the `?` sheet; the screen itself listens to them (ui/keys). */
export function useShortcutHelp(section: ShortcutSection): void {
  useEffect(() => {
    sections.set([...sections.get(), section]);
    return () => sections.set(sections.get().filter((other) => other !== section));
  }, [section]);
}

export const useShortcutSections = (): readonly ShortcutSection[] => useStore(sections);

/** Whether shortcuts without Ctrl or Alt are on; they can be switched off (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useStore(singleKeys);

export function setSingleKeys(isOn: boolean): void {
  writeStored(KEY, isOn ? null : 'off');
  singleKeys.set(isOn);
}
