import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useShortcuts } from '../../keys/use-shortcuts.tsx';
import { FloatingPanel } from './FloatingPanel.tsx';
import { Menu } from './Menu.tsx';

const NAMES = ['Activiteit', 'Ouders', 'Organisatie', 'Opmerking', 'Groep', 'Op datum'];
const focused = () => document.activeElement?.textContent;

function Filters({ onKey }: { onKey: () => void }) {
  useShortcuts({ N: onKey });
  return (
    <FloatingPanel label="Filter" icon="+">
      <p>Uitleg</p>
      <Menu label="Kies een filter">
        {NAMES.map((name) => (
          <button key={name} type="button" role="menuitem" tabIndex={-1}>
            {name}
          </button>
        ))}
      </Menu>
    </FloatingPanel>
  );
}

test.each([
  ['organ', 'Organisatie'],
  ['o', 'Ouders'],
  ['oo', 'Organisatie'],
  ['op d', 'Op datum'],
])('“%s” typed in a menu goes to %s', async (typed, name) => {
  await renderScreen(<Filters onKey={() => {}} />);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect.poll(focused).toBe('Activiteit');
  await userEvent.keyboard(typed);
  expect(focused()).toBe(name);
});

test('a key of the screen does nothing while a panel is open', async () => {
  let pressed = 0;
  await renderScreen(<Filters onKey={() => pressed++} />);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect.poll(focused).toBe('Activiteit');
  page.getByRole('button', { name: 'Filter' }).element().focus();
  await userEvent.keyboard('n');
  expect(pressed).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  expect(pressed).toBe(1);
});

test('up from a menu without a focused item goes to the last one', async () => {
  await renderScreen(<Filters onKey={() => {}} />);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect.poll(focused).toBe('Activiteit');
  page.getByRole('menu').element().focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Op datum');
});
