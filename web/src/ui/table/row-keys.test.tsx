import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DataTable } from './DataTable.tsx';

type Club = { id: string; name: string };
const clubs = (...names: string[]): Club[] => names.map((name) => ({ id: name, name }));
const onOpen = vi.fn<(row: Club) => void>();

const orders = { Gesorteerd: clubs('Baars', 'Aal'), Volgende: clubs('Kreeft', 'Snoek') };

function Clubs() {
  const [rows, setRows] = useState(clubs('Aal', 'Baars'));
  return (
    <>
      {Object.entries(orders).map(([label, next]) => (
        <button key={label} type="button" onClick={() => setRows(next)}>
          {label}
        </button>
      ))}
      <DataTable
        label="Clubs"
        rows={rows}
        columns={[{ id: 'name', header: 'Naam', cell: (row) => row.name }]}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        onOpen={onOpen}
      />
    </>
  );
}

test('the cursor stays on its row when the list is sorted, and is on no row of another page', async () => {
  onOpen.mockClear();
  await renderScreen(<Clubs />);
  await expect.element(page.getByText('Baars')).toBeVisible();
  await userEvent.keyboard('jje');
  expect(onOpen).toHaveBeenLastCalledWith({ id: 'Baars', name: 'Baars' });
  await page.getByRole('button', { name: 'Gesorteerd' }).click();
  await userEvent.keyboard('e');
  expect(onOpen).toHaveBeenLastCalledWith({ id: 'Baars', name: 'Baars' });
  await page.getByRole('button', { name: 'Volgende' }).click();
  onOpen.mockClear();
  await userEvent.keyboard('e');
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.keyboard('je');
  expect(onOpen).toHaveBeenLastCalledWith({ id: 'Kreeft', name: 'Kreeft' });
});
