import { MantineProvider } from '@mantine/core';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AsyncPickerInput } from './choices/AsyncPickerInput.tsx';
import { MultiSelectInput, SelectInput } from './choices/SelectInput.tsx';
import { UrlInput } from './text/UrlInput.tsx';

const options = [
  { value: 1, label: 'Zwembad' },
  { value: 2, label: 'Sporthal' },
];
const field = { label: 'Soort', options, required: true, placeholder: 'Kies', onChange: () => {} };
const drawn = (element: ReactElement) => renderToStaticMarkup(createElement(MantineProvider, null, element));

test.each([
  ['one', createElement(SelectInput<number>, { ...field, value: 2, readOnly: true }), 'Sporthal'],
  [
    'several',
    createElement(MultiSelectInput<number>, { ...field, value: [1, 2], readOnly: true }),
    'Zwembad, Sporthal',
  ],
  ['none', createElement(MultiSelectInput<number>, { ...field, value: [], readOnly: true }), '–'],
])('a read-only list shows the chosen options and can’t be opened (%s)', (_, element, text) => {
  const html = drawn(element);
  expect(html).toContain(`value="${text}"`);
  expect(html).toContain('data-locked="true"');
  expect(html).not.toMatch(/<svg|Kies|\*|listbox|combobox/);
});

test('a read-only address is shown whole, without a choice of protocol', () => {
  const value = 'https://www.zwemclub.example/route';
  const html = drawn(createElement(UrlInput, { label: 'Website', value, readOnly: true, onChange: () => {} }));
  expect(html).toContain(`value="${value}"`);
  expect(html).not.toContain('<select');
});

test('a read-only record picker has no arrow', () => {
  const picker = { label: 'Locatie', value: 1, valueLabel: 'Zwembad', readOnly: true, onChange: () => {} };
  const html = drawn(createElement(AsyncPickerInput<number>, { ...picker, search: () => Promise.resolve([]) }));
  expect(html).toContain('data-locked="true"');
  expect(html).not.toContain('<svg');
});
