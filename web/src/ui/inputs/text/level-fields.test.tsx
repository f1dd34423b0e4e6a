import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TextInput } from './TextInput.tsx';
import { Button } from '../../page/Button.tsx';
import { FieldSpan, FormSection } from '../../page/FormSection.tsx';

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
