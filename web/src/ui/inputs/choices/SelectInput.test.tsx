import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { DateInput } from '../dates/DateInput.tsx';
import { KeywordsInput } from './keywords/KeywordsInput.tsx';
import { MultiSelectInput, SelectInput } from './SelectInput.tsx';

const sports = Array.from({ length: 20 }, (_, index) => ({ value: index + 1, label: `Sport ${index + 1}` }));
const days = sports.slice(0, 3);

function OneOf({ options }: { options: typeof sports }) {
  const [value, setValue] = useState<number | null>(2);
  return (
    <>
      <SelectInput label="Sport" options={options} value={value} onChange={setValue} />
      <button type="button">Daarna</button>
    </>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

test('a single choice is cleared by its cross, which Tab reaches', async () => {
  await renderScreen(<OneOf options={sports} />);
  const input = page.getByRole('combobox', { name: 'Sport' });
  await expect.element(input).toHaveValue('Sport 2');
  input.element().focus();
  await userEvent.keyboard('{Tab}');
  const cross = page.getByRole('button', { name: 'Sport leegmaken' });
  await expect.element(cross).toHaveFocus();
  const { width, height } = cross.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
});

test('letters and arrows open the list, the focus alone does not', async () => {
  await renderScreen(<OneOf options={sports} />);
  const input = page.getByRole('combobox', { name: 'Sport' });
  await expect.element(input).toHaveValue('Sport 2');
  input.element().focus();
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
});

test('a single choice of a short list is cleared by Delete', async () => {
  await renderScreen(<OneOf options={days} />);
  const input = page.getByRole('combobox', { name: 'Sport' });
  await expect.element(input).toHaveValue('Sport 2');
  input.element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(input).toHaveValue('');
});

test('Tab out of a long open list moves to the next control', async () => {
  await renderScreen(<OneOf options={sports} />);
  await page.getByRole('combobox', { name: 'Sport' }).click();
  await expect.element(page.getByRole('option', { name: 'Sport 7' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Sport leegmaken');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Daarna');
});

function Several() {
  const [chosen, setChosen] = useState<readonly number[]>([1, 3]);
  const [words, setWords] = useState<readonly string[]>(['baden']);
  return (
    <>
      <MultiSelectInput label="Sporten" options={sports} value={chosen} onChange={setChosen} />
      <KeywordsInput label="Zoekwoorden" value={words} onChange={setWords} />
    </>
  );
}

test('several choices are announced with the field, and each has a cross that Tab reaches', async () => {
  await renderScreen(<Several />);
  const input = page.getByRole('combobox', { name: 'Sporten' });
  await expect.element(input).toHaveAccessibleDescription(/Sport 1, Sport 3/);
  const cross = page.getByRole('button', { name: 'Sport 3 verwijderen' });
  const { width, height } = cross.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  input.element().focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(cross).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cross).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  page.getByRole('button', { name: 'baden verwijderen' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Zoekwoorden' })).toHaveFocus();
  // while the list fades out, axe finds a listbox without an input that controls it
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(await accessibilityViolations()).toEqual([]);
});

function WithStored() {
  const [chosen, setChosen] = useState<readonly number[]>([1, 99]);
  return (
    <>
      <MultiSelectInput label="Sporten" options={sports} value={chosen} onChange={setChosen} />
      <output>{chosen.join()}</output>
    </>
  );
}

test('a stored value that is no option stays until its cross is used', async () => {
  await renderScreen(<WithStored />);
  await page.getByRole('button', { name: 'Sport 1 verwijderen' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('99');
  await page.getByRole('button', { name: '99 verwijderen' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('a calendar starts on the chosen day and marks it as chosen', async () => {
  await renderScreen(<DateInput label="Begin" value="2026-12-18" onChange={() => {}} />);
  await page.getByRole('button', { name: /Begin/ }).click();
  const day = page.getByRole('button', { name: '18 december 2026', pressed: true });
  await expect.element(day).toHaveFocus();
  await expect.element(page.getByRole('button', { name: '17 december 2026' })).toHaveAttribute('aria-pressed', 'false');
});

const swims = ['Zwemmen', 'Zwemmen met baby', 'Aquajoggen', 'Waterpolo', 'Schoonspringen', 'Judo', 'Karate', 'Yoga'];

function Typed() {
  const [value, setValue] = useState<number | null>(null);
  const options = swims.map((label, index) => ({ value: index + 1, label }));
  return (
    <>
      <SelectInput label="Sport" options={options} value={value} onChange={setValue} />
      <output>{value ?? 'niets'}</output>
      <button type="button">Daarna</button>
    </>
  );
}

test.each([
  ['Enter on the only match', 'polo{Enter}', '4', 'Waterpolo', ''],
  ['leaving with the whole name', 'zwemmen{Tab}', '1', 'Zwemmen', ''],
  ['leaving with the beginning of one name', 'aq{Tab}', '3', 'Aquajoggen', ''],
  ['leaving with the beginning of two', 'zwem{Tab}', 'niets', 'zwem', '“zwem” staat niet in de lijst'],
  ['leaving with no name', 'schaken{Tab}', 'niets', 'schaken', '“schaken” staat niet in de lijst'],
])('a text typed in a list: %s', async (_what, keys, value, shown, error) => {
  await renderScreen(<Typed />);
  const input = page.getByRole('combobox', { name: 'Sport' });
  await input.click();
  await expect.element(page.getByRole('option', { name: 'Judo' })).toBeVisible();
  await userEvent.keyboard(keys);
  await expect.element(page.getByRole('status')).toHaveTextContent(value);
  await expect.element(input).toHaveValue(shown);
  if (error === '') await expect.element(input).not.toHaveAttribute('aria-invalid', 'true');
  else await expect.element(page.getByText(error)).toBeVisible();
});

test('a text that matches no option can be replaced by another', async () => {
  await renderScreen(<Typed />);
  const input = page.getByRole('combobox', { name: 'Sport' });
  await input.click();
  await userEvent.keyboard('schaken{Tab}');
  await expect.element(page.getByText('staat niet in de lijst')).toBeVisible();
  await input.fill('judo');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('status')).toHaveTextContent('6');
  await expect.element(page.getByText('staat niet in de lijst')).not.toBeInTheDocument();
});

const kinds = ['Cursusboek', 'Materiaal', 'Medaille', 'Kleding'].map((label, index) => ({ value: index + 1, label }));

test('in a short list letters go to the option that begins with them, open or closed', async () => {
  await renderScreen(<OneOf options={kinds} />);
  const input = page.getByRole('combobox', { name: 'Sport' });
  await expect.element(input).toHaveValue('Materiaal');
  input.element().focus();
  await userEvent.keyboard('kle');
  await expect.element(input).toHaveValue('Kleding');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Cursusboek' })).toBeVisible();
  // the letters of the closed list no longer count
  await new Promise((resolve) => setTimeout(resolve, 800));
  await userEvent.keyboard('med');
  await expect.element(input).toHaveValue('Kleding');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue('Medaille');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
});

test('a short list may have a search, which matches a part of an address', async () => {
  const contacts = ['Daan Visser, trainer@test.example', 'Ilse Brouwer, ilse@test.example'];
  const options = contacts.map((label, index) => ({ value: index + 1, label }));
  await renderScreen(
    <SelectInput label="Contact" hasSearch options={options} value={null} onChange={() => undefined} />,
  );
  const input = page.getByRole('combobox', { name: 'Contact' });
  await input.click();
  await userEvent.keyboard('trainer@');
  await expect.element(input).toHaveValue('trainer@');
  await expect.element(page.getByRole('option', { name: /Ilse/ })).not.toBeInTheDocument();
});
