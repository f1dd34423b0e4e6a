import type { MouseEvent } from 'react';
import * as fieldStyles from '../field.module.css';

/** A cross inside an input that the keyboard can reach and a screen reader announces; Mantine's own crosses are for the pointer only. */
export const removeButton = (label: string) => ({ 'aria-label': label, 'aria-hidden': false, tabIndex: 0 });

/** Keeps the focus in the input, since the cross disappears with what it removed. */
export function focusInput(event: MouseEvent<HTMLButtonElement>): void {
  event.currentTarget
    .closest(`.${fieldStyles.field}`)
    ?.querySelector<HTMLInputElement>('input:not([type="hidden"])')
    ?.focus();
}
