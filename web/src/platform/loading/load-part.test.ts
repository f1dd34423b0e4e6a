import { afterEach, expect, test, vi } from 'vitest';
import { isChunkFailure } from './chunk-reload.ts';
import { loadPart } from './load-part.ts';

afterEach(() => void vi.unstubAllGlobals());

const came = () => new Response('export {}');
const importPart = vi.fn(() => Promise.resolve('the part'));

test('a file that fails to load is not imported, and is fetched again at the next attempt', async () => {
  const fetchFile = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetchFile);
  fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const failure = await loadPart(importPart, ['assets/lost.js']).catch((error: unknown) => error);
  expect(isChunkFailure(failure)).toBe(true);
  fetchFile.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  await expect(loadPart(importPart, ['assets/lost.js'])).rejects.toThrow('/assets/lost.js');
  expect(importPart).not.toHaveBeenCalled();
  fetchFile.mockResolvedValueOnce(came());
  expect(await loadPart(importPart, ['assets/lost.js'])).toBe('the part');
});

test('a file that several parts need is fetched once', async () => {
  const fetchFile = vi.fn(() => Promise.resolve(came()));
  vi.stubGlobal('fetch', fetchFile);
  await Promise.all([
    loadPart(importPart, ['assets/a.js', 'assets/both.js']),
    loadPart(importPart, ['assets/both.js']),
  ]);
  await loadPart(importPart, ['assets/both.js']);
  expect(fetchFile.mock.calls.map(([address]: unknown[]) => address)).toEqual(['/assets/a.js', '/assets/both.js']);
});
