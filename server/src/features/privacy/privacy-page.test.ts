import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { periodText, RETENTION } from '@move/domain/privacy/retention.ts';
import { expect, test } from 'vitest';
import { tasks } from '../../app/tasks.ts';
import { ROOT } from '../../platform/root.ts';

const page = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [key] = /^\| `(\w+)`/.exec(line)?.slice(1) ?? [];
  const cells = line.split('|').map((cell) => cell.trim());
  return key === undefined ? [] : [{ key, when: cells[4], end: cells[6] ?? '' }];
});

test('docs/privacy.md lists every retention, with its period', () => {
  const stated = Object.entries(RETENTION).map(([key, rule]) => ({
    key,
    when: `${periodText(rule)} after ${rule.from}`,
  }));
  expect(rows.map(({ key, when }) => ({ key, when }))).toEqual(stated);
});

test('docs/privacy.md names the job of each retention, and each job is scheduled', () => {
  for (const [index, { job, end }] of Object.values(RETENTION).entries()) {
    expect(rows[index]?.end).toContain(`\`${job}\``);
    expect(rows[index]?.end).toMatch(end === 'replaced' ? /^replaced/ : /^(removed|months dropped)/);
    expect(tasks.find(({ name }) => name === job)?.cron).toBeDefined();
  }
});
