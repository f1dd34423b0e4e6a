import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AsyncPickerInput } from './AsyncPickerInput.tsx';

const search = () => Promise.resolve([]);

test.each([
  ['a record with a name', 12, 'Zwembad', 'Zwembad'],
  ['a record whose name is unknown', 12, undefined, '#12'],
  ['a record without a name', 12, '', '#12'],
  ['a text whose name is unknown', 'nl', null, 'nl'],
  ['nothing', null, undefined, '–'],
] as const)('a read-only picker shows %s', async (_what, value, valueLabel, shown) => {
  await renderScreen(
    <AsyncPickerInput<string | number>
      label="Locatie"
      readOnly
      onChange={() => {}}
      {...{ value, valueLabel, search }}
    />,
  );
  await expect.element(page.getByLabelText('Locatie')).toHaveValue(shown);
});
