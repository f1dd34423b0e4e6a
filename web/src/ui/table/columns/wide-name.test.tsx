import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DataTable } from '../DataTable.tsx';
import * as styles from '../table.module.css';

const rows = [{ id: 'a', name: 'Vereniging voor Zwemmen, Waterpolo en Schoonspringen De Otters en Omstreken' }];

test('a name gets the width of a column that the user made wider', async () => {
  await page.viewport(1440, 800);
  await renderScreen(
    <DataTable
      label="Organisaties"
      rows={rows}
      columns={[
        { id: 'name', header: 'Naam', cell: (row) => <span className={styles.primary}>{row.name}</span> },
        { id: 'city', header: 'Plaats', cell: () => 'Den Haag' },
      ]}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      widths={{ name: 700 }}
      onWidth={() => {}}
    />,
  );
  const name = page.getByText(/^Vereniging/);
  await expect.element(name).toBeVisible();
  const { scrollWidth, clientWidth } = name.element();
  expect(scrollWidth).toBe(clientWidth);
});
