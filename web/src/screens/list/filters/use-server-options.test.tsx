import { ApiError } from '@move/contract/kit/client/client.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useServerOptions } from './use-server-options.ts';

type Hall = { id: number; name: string };

const first = { rows: [{ id: 1, name: 'Sporthal West' }], total: 2 };
let reply: () => Promise<readonly Hall[]>;
let searches: string[];

beforeEach(() => {
  reply = () => Promise.resolve([{ id: 2, name: 'Kantine' }]);
  searches = [];
});

const query = (search: string) => ({
  queryKey: ['halls', search],
  queryFn: () => {
    searches.push(search);
    return reply();
  },
  select: (rows: readonly Hall[]) => rows,
});

function Options({ texts, total = 2 }: { texts: readonly string[]; total?: number }) {
  const { rows, isAsking, isFailed, retry } = useServerOptions<Hall>({ first: { ...first, total }, texts, query });
  return (
    <>
      <p>{rows.map(({ name }) => name).join(', ')}</p>
      <p>{isAsking ? 'asking' : isFailed ? 'failed' : 'ended'}</p>
      <button type="button" onClick={retry}>
        Retry
      </button>
    </>
  );
}

const state = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test('adds what the server finds to the first page', async () => {
  await renderScreen(<Options texts={['kant', ' kant ', '']} />);
  await state('asking');
  await state('ended');
  await state('Sporthal West, Kantine');
  expect(searches).toEqual(['kant']);
});

test('does not search when the first page is the whole list', async () => {
  await renderScreen(<Options texts={['kant']} total={1} />);
  await state('ended');
  expect(searches).toEqual([]);
});

test('a failed search ends, and can be retried', async () => {
  reply = () => Promise.reject(new ApiError(422, {}, null));
  await renderScreen(<Options texts={['kant']} />);
  await state('failed');
  reply = () => Promise.resolve([{ id: 2, name: 'Kantine' }]);
  await page.getByRole('button', { name: 'Retry' }).click();
  await state('ended');
  await state('Sporthal West, Kantine');
  expect(searches).toEqual(['kant', 'kant']);
});
