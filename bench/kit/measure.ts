import type { Operation } from './operations.ts';
import type { Options } from './options.ts';
import { cpuOf, cpuOfDatabase, type Server } from './processes.ts';
import { load } from './load.ts';

export type Figures = {
  perSecond: number;
  p50: number;
  p99: number;
  /** The CPU milliseconds per request, of the server and the database. */
  cpu: number;
  databaseCpu: number;
};

type Taken = { latencies: number[]; seconds: number; cpu: number; databaseCpu: number; asked: number };

type Measured = { servers: readonly Server[]; operation: Operation; token: string; dataDir: string; firstTurn: number };

/** Measures one operation on all servers in turn, so that other work on the machine affects all of them. */
export async function measure(
  { servers, operation, token, dataDir, firstTurn }: Measured,
  { rounds, secondsPerRound, connections }: Options,
): Promise<Map<string, Figures>> {
  const taken = new Map<string, Taken>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, port, pid } of servers) {
      const sum = taken.get(name) ?? { latencies: [], seconds: 0, cpu: 0, databaseCpu: 0, asked: 0 };
      const before = { cpu: cpuOf(pid), databaseCpu: cpuOfDatabase(dataDir), at: performance.now() };
      const next = operation.next;
      const turn = firstTurn + sum.asked;
      const latencies = await load({ port, token }, { seconds: secondsPerRound, connections, next, firstTurn: turn });
      taken.set(name, {
        latencies: [...sum.latencies, ...latencies],
        seconds: sum.seconds + (performance.now() - before.at) / 1000,
        cpu: sum.cpu + cpuOf(pid) - before.cpu,
        databaseCpu: sum.databaseCpu + cpuOfDatabase(dataDir) - before.databaseCpu,
        // each connection sends one request before the measurement starts
        asked: sum.asked + latencies.length + connections,
      });
    }
  }
  return new Map([...taken].map(([name, sum]) => [name, figuresOf(sum)]));
}

function figuresOf({ latencies, seconds, cpu, databaseCpu, asked }: Taken): Figures {
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    perSecond: asked / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    cpu: cpu / asked,
    databaseCpu: databaseCpu / asked,
  };
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
