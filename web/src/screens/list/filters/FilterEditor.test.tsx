import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import type { ShownFilter } from './filters.tsx';

const filter: ShownFilter = {
  name: 'status',
  label: 'Status',
  kind: 'choices',
  options: [
    { value: 'open', label: 'Open' },
    { value: 'failed', label: 'Mislukt', group: 'Beëindigd' },
    { value: 'expired', label: 'Verlopen', group: 'Beëindigd' },
  ],
};
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });

test('a group is one tick for all of its options, which can still be chosen one by one', async () => {
  const onChoose = vi.fn();
  await renderScreen(<FilterEditor filter={filter} onChoose={onChoose} />);
  await tick('Beëindigd').click();
  await expect.element(tick('Mislukt')).toBeChecked();
  await expect.element(tick('Verlopen')).toBeChecked();
  await tick('Verlopen').click();
  await expect.element(tick('Beëindigd')).toBePartiallyChecked();
  await tick('Open').click();
  await tick('Beëindigd').click();
  await page.getByRole('button', { name: 'Toepassen' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('open,failed,expired');
});
