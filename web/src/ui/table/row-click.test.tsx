import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DataTable } from './DataTable.tsx';

const rows = [{ id: 'a', name: 'Padeltoss', club: 'De Linde' }];
const onOpen = vi.fn<(row: (typeof rows)[number]) => void>();
const onSelect = vi.fn<() => void>();
const onMenu = vi.fn<() => void>();

const show = () => {
  onOpen.mockClear();
  return renderScreen(
    <DataTable
      label="Sessies"
      rows={rows}
      columns={[
        { id: 'name', header: 'Naam', cell: (row) => <button type="button">{row.name}</button> },
        { id: 'club', header: 'Club', cell: (row) => row.club },
      ]}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      selected={new Set<string>()}
      onSelect={onSelect}
      rowMenu={() => [{ label: 'Bekijken', onClick: onMenu }]}
      onOpen={onOpen}
    />,
  );
};

test('a click on a row opens it, but one on a control of it does not', async () => {
  await show();
  await page.getByRole('button', { name: 'Padeltoss', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Padeltoss kiezen' }).click();
  await page.getByRole('button', { name: 'Meer acties voor Padeltoss' }).click();
  await page.getByRole('menuitem', { name: 'Bekijken' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onMenu).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
  await page.getByRole('cell', { name: 'De Linde' }).click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[0]);
});

test('text in a row can be selected, and a click with Ctrl does nothing', async () => {
  await show();
  const cell = page.getByRole('cell', { name: 'De Linde' });
  await userEvent.click(cell, { modifiers: ['Control'] });
  getSelection()?.selectAllChildren(cell.element());
  cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onOpen).not.toHaveBeenCalled();
  getSelection()?.removeAllRanges();
});
