import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { WordsProvider } from '../Words.tsx';
import { TabBar } from './bars/TabBar.tsx';
import { Button } from './Button.tsx';
import { Heading, type SetTitlePart, TitleProvider } from './Heading.tsx';
import { PageHeader } from './PageHeader.tsx';

afterEach(cleanup);

const tabs = (current: number) =>
  ['Gegevens', 'Sessies'].map((label, i) => ({ href: `/${i}`, label, isCurrent: i === current }));

test('the window title has the name of the screen and the current tab, unless that is the first tab', async () => {
  const parts = new Map<string, string | null>();
  const onPart = vi.fn<SetTitlePart>((part, text) => parts.set(part, text));
  const screen = (current: number) => (
    <WordsProvider locale="nl">
      <TitleProvider onPart={onPart}>
        <Heading screenName="Overzicht">Goedemorgen, Sanne</Heading>
        <TabBar tabs={tabs(current)} />
      </TitleProvider>
    </WordsProvider>
  );
  const shown = await render(screen(0));
  await expect.element(shown.getByRole('heading', { level: 1 })).toHaveTextContent('Goedemorgen, Sanne');
  expect(Object.fromEntries(parts)).toEqual({ heading: 'Overzicht', tab: null });
  await shown.rerender(screen(1));
  expect(parts.get('tab')).toBe('Sessies');
  await shown.unmount();
  expect(Object.fromEntries(parts)).toEqual({ heading: null, tab: null });
});

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
