import { Name, OptionalUrl } from '@move/contract/kit/fields.ts';
import type * as React from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createFormCore, type FormCore } from './form-core.ts';
import { FormContext, useField, useFieldValue } from './use-field.ts';

/** The values that a rendered field watches: React renders it again when one of them changes. */
const watched = vi.hoisted(() => [] as (() => unknown)[]);

vi.mock('react', async (load) => {
  const react = await load<typeof React>();
  const useSyncExternalStore: typeof react.useSyncExternalStore = (_subscribe, get) => {
    watched.push(get);
    return get();
  };
  return { ...react, useSyncExternalStore };
});

function drawField(core: FormCore, name: string, use: (name: string) => unknown = (field) => useField(field, {})) {
  watched.length = 0;
  const Field = () => {
    use(name);
    return null;
  };
  renderToStaticMarkup(createElement(FormContext, { value: { core, isReadOnly: false } }, createElement(Field)));
  const ofField = [...watched];
  return () => ofField.map((get) => get());
}

test('a key press in one field renders no other field', () => {
  const schema = z.object({ name: Name, website: OptionalUrl });
  const core = createFormCore({ id: 'f', schema, labels: undefined, sendsChangesOnly: true });
  core.reset({ name: 'Zwembad', website: null });
  const [name, website] = [drawField(core, 'name'), drawField(core, 'website')];
  const before = [name(), website()];
  core.set('name', 'Bad');
  expect(name()).not.toEqual(before[0]);
  expect(website()).toEqual(before[1]);
});

test('reading a field’s value keeps its label, and watches only that field', () => {
  const core = createFormCore({ id: 'f', schema: z.object({ name: Name }), labels: undefined, sendsChangesOnly: true });
  core.reset({ name: 'Zwembad', website: null });
  const name = drawField(core, 'name', useFieldValue);
  expect(core.textsByField.size).toBe(0);
  core.set('website', 'https://example.nl');
  expect(name()).toEqual(['Zwembad']);
});
