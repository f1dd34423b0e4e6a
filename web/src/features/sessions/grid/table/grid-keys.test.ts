import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { keyCommand } from './grid-keys.ts';

type Pressed = { key: string; shiftKey?: boolean; ctrlKey?: boolean; altKey?: boolean };

function pressed({ key, shiftKey = false, ctrlKey = false, altKey = false }: Pressed) {
  return { key, shiftKey, ctrlKey, altKey, metaKey: false, nativeEvent: { isComposing: false } } as KeyboardEvent;
}
const ready = { isEditing: false, hasOptions: false };
const typing = { isEditing: true, hasOptions: false };

test('keys act as in a spreadsheet until the user types', () => {
  const down = { row: 1, column: 0 };
  expect(keyCommand(pressed({ key: 'ArrowDown' }), ready)).toEqual({ kind: 'move', by: down, isExtending: false });
  expect(keyCommand(pressed({ key: 'ArrowDown', shiftKey: true }), ready)).toMatchObject({ isExtending: true });
  expect(keyCommand(pressed({ key: 'Delete' }), ready)).toEqual({ kind: 'clear' });
  expect(keyCommand(pressed({ key: 'z', ctrlKey: true }), ready)).toEqual({ kind: 'undo' });
  expect(keyCommand(pressed({ key: 'Z', ctrlKey: true, shiftKey: true }), ready)).toEqual({ kind: 'redo' });
  expect(keyCommand(pressed({ key: 'd', ctrlKey: true }), ready)).toEqual({ kind: 'fill-down' });
});

test('while the user types, keys such as arrow left and Delete act on the text', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'Delete', 'Backspace']) {
    expect([key, keyCommand(pressed({ key }), typing)]).toEqual([key, null]);
  }
  expect(keyCommand(pressed({ key: 'z', ctrlKey: true }), typing)).toBeNull();
  expect(keyCommand(pressed({ key: 'Escape' }), typing)).toEqual({ kind: 'cancel' });
  expect(keyCommand(pressed({ key: 'Enter' }), typing)).toEqual({ kind: 'next-row' });
  expect(keyCommand(pressed({ key: 'ArrowDown' }), typing)).toMatchObject({ kind: 'move' });
});

test('up and down choose among suggestions while typing, and Tab is always left to the browser', () => {
  expect(keyCommand(pressed({ key: 'ArrowDown' }), { isEditing: true, hasOptions: true })).toBeNull();
  expect(keyCommand(pressed({ key: 'ArrowDown' }), { isEditing: false, hasOptions: true })).toMatchObject({
    kind: 'move',
  });
  expect(keyCommand(pressed({ key: 'Tab' }), ready)).toBeNull();
  expect(keyCommand(pressed({ key: 'ArrowDown', altKey: true }), ready)).toBeNull();
});
