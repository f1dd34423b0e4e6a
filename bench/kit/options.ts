import { parseArgs } from 'node:util';

export type Options = {
  /** The numbers of rows to measure with, ascending. */
  sizes: readonly number[];
  /** How often each server gets a turn, and for how long. */
  rounds: number;
  secondsPerRound: number;
  connections: number;
  /** The operations to measure; all when empty. */
  only: readonly string[];
  port: number;
  /** The data directory of the product; a new temporary directory when undefined. */
  dataDir: string | undefined;
};

/** Reads `--rows 10k,1M --quick --only list,search --connections 2 --port 4700 --data-dir DIR`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      connections: { type: 'string', default: '2' },
      port: { type: 'string', default: '4700' },
      'data-dir': { type: 'string' },
    },
  });
  const rows = values.rows ?? (values.quick ? '10k,100k' : '10k,100k,1M');
  return {
    sizes: rows
      .split(',')
      .map(readCount)
      .toSorted((a, b) => a - b),
    rounds: values.quick ? 2 : 5,
    secondsPerRound: values.quick ? 0.5 : 1,
    connections: Number(values.connections),
    only: values.only.split(',').filter(Boolean),
    port: Number(values.port),
    dataDir: values['data-dir'],
  };
}

/** Reads `10k` as 10,000 and `1M` as a million. */
function readCount(text: string): number {
  const match = /^(\d+)(k|M)?$/.exec(text.trim());
  if (!match) throw new Error(`--rows ${text}: write 500, 10k or 1M`);
  return Number(match[1]) * (match[2] === 'M' ? 1_000_000 : match[2] === 'k' ? 1000 : 1);
}

export const shortCount = (count: number): string =>
  count >= 1_000_000 ? `${count / 1_000_000}M` : count >= 1000 ? `${count / 1000}k` : String(count);
