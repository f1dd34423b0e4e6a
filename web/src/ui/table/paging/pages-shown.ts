export type ShownPage = { kind: 'page'; page: number } | { kind: 'gap'; key: string };

/**
 * The first and the last page, the current one and its neighbours; near an end also the four pages there. A gap never hides a single page.
 * Pages count from 1.
 */
export function pagesShown(page: number, pages: number): ShownPage[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  if (page <= 4) for (const near of [2, 3, 4]) wanted.add(near);
  if (page >= pages - 3) for (const near of [1, 2, 3]) wanted.add(pages - near);
  const numbers = [...wanted].filter((n) => n >= 1 && n <= pages).toSorted((a, b) => a - b);
  return numbers.flatMap((n, i): ShownPage[] => {
    const before = numbers[i - 1] ?? n - 1;
    if (n - before === 1) return [{ kind: 'page', page: n }];
    if (n - before === 2)
      return [
        { kind: 'page', page: n - 1 },
        { kind: 'page', page: n },
      ];
    return [
      { kind: 'gap', key: `gap-${before}` },
      { kind: 'page', page: n },
    ];
  });
}
