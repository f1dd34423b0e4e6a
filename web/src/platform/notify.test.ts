import { ApiError } from '@move/contract/kit/client/client.ts';
import { expect, test, vi } from 'vitest';
import { errorText, firstMessage } from './notify.ts';

test('shows the message of the server, or the general message when there is none', () => {
  expect(errorText(new ApiError(422, { name: ['Naam is verplicht'] }, null))).toBe('Naam is verplicht');
  expect(firstMessage(new ApiError(0, {}, null))).toMatch(/^Er is een fout opgetreden/);
  expect(errorText(new ApiError(500, {}, null))).toMatch(/^Er is een fout opgetreden/);
  expect(errorText(new TypeError('network'))).toMatch(/^Er is een fout opgetreden/);
});

test('a 401 and a cancelled call are silent', () => {
  expect(errorText(new ApiError(401, { auth: ['x'] }, null))).toBeNull();
  expect(errorText(new DOMException('aborted', 'AbortError'))).toBeNull();
});

test('a call without a network says that there is no connection', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorText(new ApiError(0, {}, null))).toBe('Geen verbinding. Probeer het opnieuw zodra je weer online bent.');
  expect(errorText(new ApiError(422, { name: ['Naam is verplicht'] }, null))).toBe('Naam is verplicht');
  vi.unstubAllGlobals();
});
