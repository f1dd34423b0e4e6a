import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { ColumnPanel } from './ColumnPanel.tsx';

const columns = ['Naam', 'Sport', 'Status'].map((header) => ({ id: header.toLowerCase(), header }));

function Panel({ onWidth }: { onWidth?: (id: string, width: number) => void }) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  return <ColumnPanel {...{ columns, chosen, onWidth }} onChange={setChosen} onReset={() => setChosen(null)} />;
}

const names = () =>
  page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.closest('label')?.textContent);

test('single taps move a column, and the button keeps the focus', async () => {
  await renderScreen(<Panel />);
  await page.getByRole('button', { name: 'Status verplaatsen' }).click();
  const up = page.getByRole('button', { name: 'Status omhoog' });
  await up.click();
  await expect.element(page.getByText('Status staat nu op plek 2')).toBeInTheDocument();
  expect(names()).toEqual(['Naam', 'Status', 'Sport']);
  await expect.element(up).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
});

test('only one row at a time shows the buttons', async () => {
  await renderScreen(<Panel onWidth={() => {}} />);
  await page.getByRole('button', { name: 'Status verplaatsen' }).click();
  await page.getByRole('button', { name: 'Sport verplaatsen' }).click();
  await expect.element(page.getByRole('button', { name: 'Sport breder', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Status breder', exact: true })).not.toBeInTheDocument();
});

test('a column moves among the shown ones only, and no further than their ends', async () => {
  await renderScreen(<Panel />);
  await page.getByRole('button', { name: 'Sport verplaatsen' }).click();
  const down = page.getByRole('button', { name: 'Sport omlaag' });
  await expect.element(page.getByRole('button', { name: 'Sport omhoog' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(down).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('checkbox', { name: 'Status' }).click();
  await expect.element(down).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await down.click({ force: true });
  await expect.element(page.getByText(/staat nu op plek/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Status verplaatsen' })).not.toBeInTheDocument();
});
