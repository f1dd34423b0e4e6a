import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
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
