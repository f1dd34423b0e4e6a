import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Button } from './Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const position = { position: 2, total: 3, onPrevious: () => {}, onNext: () => {} };
const menu = [{ label: 'Verwijderen', onClick: () => {} }];
const boxOf = (role: 'button' | 'heading', name: string) =>
  page.getByRole(role, { name, exact: true }).element().getBoundingClientRect();

test('on the phone the arrows and the menu of a record are next to its title', async () => {
  await page.viewport(390, 844);
  await renderScreen(<PageHeader title="Buitenbad" position={position} menu={menu} />);
  const title = boxOf('heading', 'Buitenbad');
  const [next, more] = [boxOf('button', 'Volgende (Alt + ↓)'), boxOf('button', 'Meer acties')];
  expect(next.top).toBeLessThan(title.bottom);
  expect(more.top).toBeLessThan(title.bottom);
  expect(more.right).toBeLessThanOrEqual(390);
});

test('on the phone the arrows share a row with the primary button', async () => {
  await page.viewport(390, 844);
  await renderScreen(<PageHeader title="Buitenbad" position={position} actions={<Button>Versturen</Button>} />);
  const [next, send] = [boxOf('button', 'Volgende (Alt + ↓)'), boxOf('button', 'Versturen')];
  expect(send.top).toBeLessThan(next.bottom);
  expect(next.top).toBeLessThan(send.bottom);
});
