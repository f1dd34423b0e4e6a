import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { WordsProvider } from '../Words.tsx';
import { TabBar } from './bars/TabBar.tsx';
import { Heading, type SetTitlePart, TitleProvider } from './Heading.tsx';

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
  const page = await render(screen(0));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Goedemorgen, Sanne');
  expect(Object.fromEntries(parts)).toEqual({ heading: 'Overzicht', tab: null });
  await page.rerender(screen(1));
  expect(parts.get('tab')).toBe('Sessies');
  await page.unmount();
  expect(Object.fromEntries(parts)).toEqual({ heading: null, tab: null });
});
