import { expect, test } from 'vitest';
import { withStandardReason } from './standard-reason.ts';

test('a standard reason replaces another one, follows what the reviewer wrote, and is taken out when pressed again', () => {
  const standard = [{ text: 'Bestaat al.' }, { text: 'Buiten het gebied.' }];
  const press = (written: string, pressed: string) => withStandardReason(written, pressed, standard);
  expect(press('', 'Bestaat al.')).toBe('Bestaat al.');
  expect(press('Bestaat al.', 'Buiten het gebied.')).toBe('Buiten het gebied.');
  expect(press('Bel ons even. ', 'Bestaat al.')).toBe('Bel ons even.\n\nBestaat al.');
  expect(press('Bel ons even.\n\nBestaat al.', 'Buiten het gebied.')).toBe('Bel ons even.\n\nBuiten het gebied.');
  expect(press('Bel ons even.\n\nBestaat al.', 'Bestaat al.')).toBe('Bel ons even.');
});
