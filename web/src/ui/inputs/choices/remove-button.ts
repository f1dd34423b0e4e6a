import type { MouseEvent } from 'react';

/** A cross inside an input that the keyboard reaches and a screen reader names; Mantine leaves its crosses to the pointer. */
export const removeButton = (label: string) => ({ 'aria-label': label, 'aria-hidden': false, tabIndex: 0 });

/** The cross goes with what it removed; the focus stays in its input. */
export function focusInput(event: MouseEvent<HTMLButtonElement>): void {
  event.currentTarget.closest('.inputwrap')?.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus();
}
