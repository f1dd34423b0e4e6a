import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useViewQuery, type ViewState } from './use-view-query.ts';

type Search = Record<string, unknown>;
const address = vi.hoisted(() => ({ search: {} as Search }));

vi.mock('../../../platform/navigation/navigation.tsx', () => ({
  useSearch: () => address.search,
  useSetSearch: () => (change: Search | ((now: Search) => Search)) => {
    address.search = { ...address.search, ...(typeof change === 'function' ? change(address.search) : change) };
  },
}));

const schema = z.object({ search: z.string().optional(), sportId: z.string().optional() });

function drawn(): ViewState {
  const held: ViewState[] = [];
  renderToStaticMarkup(
    createElement(() => {
      held.push(useViewQuery(schema, 'list'));
      return null;
    }),
  );
  const [view] = held;
  if (view === undefined) throw new Error('nothing was drawn');
  return view;
}

test('a debounced search doesn’t bring back a filter that was removed meanwhile', () => {
  address.search = { sportId: '3' };
  const whenTyped = drawn();
  drawn().change({ sportId: undefined });
  whenTyped.change({ search: 'zwem' });
  expect(address.search).toEqual({ search: 'zwem', sportId: undefined });
});
