import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Button } from '../page/Button.tsx';
import { FieldSpan, FormSection } from '../page/FormSection.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { TextInput } from './text/TextInput.tsx';

/** Measures how a text looks: its colour, size and distance from the input below. */
function lookOf(text: string) {
  const { color, fontSize, marginBottom } = getComputedStyle(page.getByText(text, { exact: true }).element());
  return { color, fontSize, marginBottom };
}

test('a group of controls shows its hint and its required mark as a single input does', async () => {
  await renderScreen(
    <>
      <FieldGroup label="Image" description="Hint of the group" required>
        {null}
      </FieldGroup>
      <TextInput label="Name" description="Hint of the input" required value="" onChange={() => {}} />
    </>,
  );
  expect(lookOf('Hint of the group')).toEqual(lookOf('Hint of the input'));
  const [ofGroup, ofInput] = page
    .getByText('*')
    .elements()
    .map((mark) => getComputedStyle(mark).color);
  expect(ofGroup).toBeDefined();
  expect(ofGroup).toBe(ofInput);
});

const boxOf = (element: Element) => element.getBoundingClientRect();

test('inputs next to each other are level when the hint of one is longer', async () => {
  const hint = 'A hint that is so long that it needs more than one line in half of the width of a form, as some do';
  await renderScreen(
    <FormSection title="Section">
      <FieldSpan columns={3}>
        <TextInput label="Short" description="A hint" value="" onChange={() => {}} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <TextInput label="Long" description={hint} value="" onChange={() => {}} />
      </FieldSpan>
    </FormSection>,
  );
  const [short, long] = ['Short', 'Long'].map((label) => boxOf(page.getByLabelText(label).element()));
  expect(short?.bottom).toBe(long?.bottom);
});

test('a button below an input stays in its section', async () => {
  await renderScreen(
    <>
      <FormSection title="First">
        <FieldSpan columns={6}>
          <TextInput label="Name" description="A hint" value="" onChange={() => {}} />
          <Button>Check</Button>
        </FieldSpan>
      </FormSection>
      <FormSection title="Second">
        <p>Text of the second section</p>
      </FormSection>
    </>,
  );
  const button = boxOf(page.getByRole('button', { name: 'Check' }).element());
  expect(button.bottom).toBeLessThan(boxOf(page.getByRole('region', { name: 'Second' }).element()).top);
});
