import { FileToken } from '@move/contract/files/files.ts';
import { Name, OptionalUrl, Version } from '@move/contract/kit/fields.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { labels } from '@move/contract/kit/labels.ts';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { nl } from '../texts/edit.nl.ts';
import { createFormCore, formValues } from './form-core.ts';
import { prepareSend, showRefusal } from './save-form.ts';

const schema = z.object({ name: Name, website: OptionalUrl, ...Version }).partial();
const words = labels({ nl: { name: 'Naam', website: 'Website' }, en: { name: 'Name', website: 'Website' } });

function form({ sendsChangesOnly = true } = {}) {
  const core = createFormCore({ id: 'f', schema, labels: words, sendsChangesOnly });
  core.reset({ name: 'Zwembad', website: null });
  return core;
}

test('formValues takes the fields of the body except the version, and prefers given values', () => {
  expect(
    formValues(schema, { id: 4, name: 'Bad', website: 'x', created_at: 'y', updated_at: 'z' }, { website: null }),
  ).toEqual({
    name: 'Bad',
    website: null,
  });
});

test('an input can give a more precise message for a refused value', () => {
  const core = form();
  const refusalText = (value: unknown) => (value === 'zwem' ? '“zwem” staat niet in de lijst' : null);
  core.textsByField.set('website', { label: 'Website', inWords: () => null, refusalText });
  core.set('website', 'zwem');
  expect(core.checkAll()).toBe(false);
  expect(core.store.get().errors['website']).toEqual(['“zwem” staat niet in de lijst']);
  core.set('website', 'ook niet');
  expect(core.store.get().errors['website']).not.toEqual(['“zwem” staat niet in de lijst']);
});

test('a PATCH sends the changed fields, a PUT all fields', () => {
  const patch = form();
  patch.set('name', 'Bad');
  expect(patch.body()).toEqual({ name: 'Bad' });
  const put = form({ sendsChangesOnly: false });
  put.set('name', 'Bad');
  expect(put.body()).toEqual({ name: 'Bad', website: null });
});

const stored = {
  id: '0b9d2f66-8a43-4b40-9d9f-6f6f7a3b1f10',
  filename: 'uploads/picture/bad.webp',
  size: 1_000,
  mime_type: 'image/webp',
  width: 600,
  height: 300,
};

test('an unchanged image is not sent back; a new or removed one is', () => {
  const withImage = z.object({ name: Name, image: FileToken.nullable().optional() });
  const put = createFormCore({ id: 'f', schema: withImage, labels: words, sendsChangesOnly: false });
  put.reset({ name: 'Bad', image: stored });
  expect([put.body(), put.checkAll(), put.changes()]).toEqual([{ name: 'Bad' }, true, []]);
  put.set('image', 'token-1');
  expect([put.body(), put.changes().length]).toEqual([{ name: 'Bad', image: 'token-1' }, 1]);
  put.set('image', null);
  expect([put.body(), put.changes().length]).toEqual([{ name: 'Bad', image: null }, 1]);
});

test('a form is sent after its uploads, and not when one failed', async () => {
  const core = form();
  const first = Promise.withResolvers<boolean>();
  core.waitFor(first.promise);
  const ready = prepareSend(core);
  expect(core.store.get().isPending).toBe(true);
  expect(await prepareSend(core)).toBe(false);
  first.resolve(true);
  expect(await ready).toBe(true);
  core.update({ isPending: false });
  core.waitFor(Promise.resolve(false));
  expect(await prepareSend(core)).toBe(false);
  expect(core.store.get().isPending).toBe(false);
  // the failure was shown; the next attempt doesn't count that upload again
  expect(await prepareSend(core)).toBe(true);
});

test('typing the original value again is no change', () => {
  const core = form();
  core.set('website', 'https://a.nl');
  expect(core.changes().map(({ name }) => name)).toEqual(['website']);
  core.set('website', '');
  expect(core.changes()).toEqual([]);
});

test('leaving a field checks that field only and shows its message', () => {
  const core = form();
  core.set('name', ' ');
  core.set('website', 'nonsense');
  core.check('name');
  expect(core.store.get().errors).toEqual({ name: ['Naam is verplicht'] });
});

test('leaving an empty field shows its error only after something was typed and removed, or after a refused save', () => {
  const core = form({ sendsChangesOnly: false });
  core.reset({ name: null, website: null });
  core.check('name');
  expect(core.store.get().errors).toEqual({});
  core.set('name', 'B');
  core.set('name', '');
  core.check('name');
  expect(core.store.get().errors).toEqual({ name: ['Naam is verplicht'] });
  core.reset({ name: null, website: null });
  core.check('name');
  expect(core.store.get().errors).toEqual({});
  core.checkAll();
  core.update({ errors: {} });
  core.check('name');
  expect(core.store.get().errors).toEqual({ name: ['Naam is verplicht'] });
});

test('after a refused save an error disappears while typing', () => {
  const core = form();
  core.set('name', '');
  expect(core.checkAll()).toBe(false);
  core.set('name', 'B');
  expect(core.store.get().errors).toEqual({});
  core.set('name', '');
  expect(core.store.get().errors).toEqual({ name: ['Naam is verplicht'] });
});

test('an error of the server stays until its field changes', () => {
  const core = form();
  core.set('name', 'Bad');
  core.update({ errors: { name: ['Bestaat al'] }, hasTried: false });
  core.check('name');
  expect(core.store.get().errors).toEqual({ name: ['Bestaat al'] });
  core.set('name', 'Bad West');
  expect(core.store.get().errors).toEqual({});
});

test('discarding resets everything', () => {
  const core = form();
  core.set('name', '');
  core.checkAll();
  core.reset(core.store.get().base);
  expect(core.store.get()).toMatchObject({ values: { name: 'Zwembad' }, errors: {}, hasTried: false });
});

test('a key press updates the store once, including its error', () => {
  const core = form();
  core.checkAll();
  const states: unknown[] = [];
  core.store.subscribe(() => states.push(core.store.get().errors));
  core.set('name', '');
  expect(states).toHaveLength(1);
  expect(states[0]).toHaveProperty('name');
});

test('a 404 on saving a removed record shows that it was removed, and keeps what was typed', () => {
  const core = form();
  core.set('name', 'Bad');
  const texts = { failed: 'failed', offline: 'offline', gone: 'removed' };
  showRefusal(core, new ApiError(404, { general: ['Niet gevonden'] }, null), texts);
  expect([core.store.get().general, core.store.get().values['name']]).toEqual([['removed'], 'Bad']);
  showRefusal(core, new ApiError(404, { name: ['Dat bad is er niet'] }, null), texts);
  expect(core.store.get().errors).toEqual({ name: ['Dat bad is er niet'] });
});

test('a 404 without a text for removed records shows the text of the server', () => {
  const core = form();
  showRefusal(core, new ApiError(404, { general: ['Activiteit niet gevonden'] }, null), nl.edit);
  expect(core.store.get().general).toEqual(['Activiteit niet gevonden']);
});

test('without a network the form says so, until the network is back', () => {
  const core = form();
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine: false });
  showRefusal(core, new ApiError(0, {}, null), nl.edit);
  expect(core.store.get().general).toEqual([nl.edit.offline]);
  window.dispatchEvent(new Event('online'));
  expect(core.store.get().general).toEqual([]);
  vi.unstubAllGlobals();
});
