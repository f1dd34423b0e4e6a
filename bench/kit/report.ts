import type { Figures } from './measure.ts';
import { shortCount } from './options.ts';

const HEADINGS = ['operation', 'rows', 'server', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms', 'database ms', 'p50 ratio'];
const WIDTHS = [10, 6, 8, 8, 9, 9, 8, 12, 20];

export const printHeadings = (): void => printLine(HEADINGS);

/** Prints a line for each server; the product's line compares it with both floors. */
export function printFigures(operation: string, size: number, figures: ReadonlyMap<string, Figures>): void {
  const product = figures.get('product');
  for (const [name, { perSecond, p50, p99, cpu, databaseCpu }] of figures) {
    const ratio = product && name !== 'product' ? `product = ${(product.p50 / p50).toFixed(3)} ×` : '';
    const numbers = [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), cpu.toFixed(2), databaseCpu.toFixed(2)];
    printLine([operation, shortCount(size), name, ...numbers, ratio]);
  }
}

function printLine(cells: readonly string[]): void {
  console.log(cells.map((cell, n) => (n < 3 ? cell.padEnd(WIDTHS[n] ?? 0) : cell.padStart(WIDTHS[n] ?? 0))).join(' '));
}

type Target = { name: string; value: number; limit: number; unit: string };

/** Prints whether the figures are within their limits; limits without a figure are skipped. */
export function printTargets(targets: readonly Target[]): void {
  console.log('\nTargets');
  for (const { name, value, limit, unit } of targets) {
    if (Number.isNaN(value)) continue;
    const digits = limit < 0.1 ? 3 : limit < 10 ? 2 : 0;
    const mark = value <= limit ? '✓' : '✗';
    console.log(`${mark} ${name.padEnd(48)} ${value.toFixed(digits).padStart(8)} ${unit}  (at most ${limit})`);
  }
}

export type Results = Map<string, Map<number, Map<string, Figures>>>;

type Other = {
  hashCpu: number;
  idleMb: number;
  loadedMb: number;
  secondsToReady: number;
  kilobytes: number;
  requests: number;
};

/** Returns the limits per operation at the largest size. */
export function targetsOf(results: Results, sizes: readonly number[], other: Other): Target[] {
  const [smallest = 0, largest = 0] = [sizes[0], sizes.at(-1)];
  const p50 = (operation: string, server: string, size = largest) =>
    results.get(operation)?.get(size)?.get(server)?.p50 ?? Number.NaN;
  const toFloor = (operation: string, limit: number, size = largest): Target => ({
    name: `${operation}, ${shortCount(size)} rows, p50 to the obvious floor`,
    value: p50(operation, 'product', size) / p50(operation, 'obvious', size),
    limit,
    unit: '×',
  });
  const loginCpu = results.get('login')?.get(largest)?.get('product')?.cpu ?? Number.NaN;
  return [
    ...sizes.map((size) => toFloor('list', 0.35, size)),
    {
      name: `list, p50 at ${shortCount(largest)} to ${shortCount(smallest)} rows`,
      value: p50('list', 'product') / p50('list', 'product', smallest),
      limit: 1.3,
      unit: '×',
    },
    ...sizes.map((size) => toFloor('search', 0.03, size)),
    toFloor('get one', 2),
    toFloor('update', 2),
    { name: 'login, CPU to the hash alone', value: loginCpu / other.hashCpu, limit: 1.1, unit: '×' },
    { name: 'memory, idle', value: other.idleMb, limit: 110, unit: 'MB' },
    { name: 'memory, loaded', value: other.loadedMb, limit: 200, unit: 'MB' },
    { name: 'second start to ready', value: other.secondsToReady, limit: 3, unit: 's' },
    { name: 'JavaScript until the first list, gzip', value: other.kilobytes, limit: 250, unit: 'kB' },
    { name: 'requests until the first list', value: other.requests, limit: 10, unit: '' },
  ];
}
