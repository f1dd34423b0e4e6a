import { randomUUID } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * Statements that PREPARE accepts. The others (transactions, settings, several statements in one text) have no plan, or are run on both
 * engines by tests.
 */
const PLANNED = /^\s*(?:select|with|insert|update|delete|values)\b/i;

/** The shapes of the statements so far: a list of three ids and one of four have the same shape. */
const known = new Set<string>();
const ownFile = `${randomUUID()}.jsonl`;

/** Writes each distinct statement that the pool sends to a file of this process in the directory. */
export function recordStatements(pool: pg.Pool, directory: string): void {
  const file = join(directory, ownFile);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const recorded = (...args: unknown[]) => {
      const text = statementText(args[0]);
      if (text !== null && isNew(text)) appendFileSync(file, `${JSON.stringify(text)}\n`);
      return query(...args);
    };
    client.query = recorded as typeof client.query;
  });
}

/** Returns the statements that all processes of a run have recorded. */
export function readStatements(directory: string): string[] {
  const lines = readdirSync(directory).flatMap((file) =>
    readFileSync(join(directory, file), 'utf8').trim().split('\n'),
  );
  const byShape = new Map(lines.map((line) => JSON.parse(line) as string).map((text) => [shape(text), text]));
  return [...byShape.values()];
}

function statementText(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string'
    ? asked.text
    : null;
}

function isNew(text: string): boolean {
  if (!PLANNED.test(text) || withoutLiterals(text).replace(/;\s*$/, '').includes(';')) return false;
  const key = shape(text);
  if (known.has(key)) return false;
  known.add(key);
  return true;
}

const withoutLiterals = (text: string) => text.replaceAll(/'[^']*'/g, "''");

function shape(text: string): string {
  return withoutLiterals(text)
    .replaceAll(/\$\d+|\b\d+\b/g, '?')
    .replaceAll(/\?(?:, ?\?)+/g, '?')
    .replaceAll(/\((?:\?|default|null)[^()]*\)(?:, ?\((?:\?|default|null)[^()]*\))+/g, '(?)');
}
