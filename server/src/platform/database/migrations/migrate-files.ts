import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../root.ts';

export const DATABASE_DIRECTORY = join(ROOT, 'server/database');

/** The name under which the baseline is recorded; migrations after it have higher numbers. */
export const BASELINE = '0200_baseline';

export interface Migration {
  name: string;
  checksum: string;
  /** The SQL of each of its files: several files for the baseline, one for a migration. */
  parts: readonly string[];
}

/** A file of functions, which is applied again whenever its content changes. */
export interface FunctionFile {
  path: string;
  /** The functions and procedures that it makes. */
  names: readonly string[];
  sql: string;
  checksum: string;
}

/** A migration from before the baseline. */
interface FormerMigration {
  name: string;
  checksum: string;
}

export interface DatabaseFiles {
  /** The baseline and what comes after it, in order. */
  migrations: readonly Migration[];
  functions: readonly FunctionFile[];
  /** The migrations that a database from before the baseline must have applied. */
  former: readonly FormerMigration[];
}

/** Everything that makes the database of this version. */
export function readDatabaseFiles(directory: string = DATABASE_DIRECTORY): DatabaseFiles {
  return {
    migrations: [...readBaseline(join(directory, 'baseline')), ...readMigrations(join(directory, 'migrations'))],
    functions: readFunctions(join(directory, 'functions')),
    former: readFormer(join(directory, 'former-migrations.txt')),
  };
}

function readBaseline(directory: string): Migration[] {
  const parts = sqlFilesIn(directory).map(readSql);
  return parts.length === 0 ? [] : [{ name: BASELINE, checksum: hash(withoutComments(parts.join('\n'))), parts }];
}

function readMigrations(directory: string): Migration[] {
  const files = sqlFilesIn(directory)
    .map((path) => ({ path, name: basename(path, '.sql') }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const wrong = files.find(({ name }) => !/^\d{4}_[a-z0-9_]+$/.test(name) || numberOf(name) <= numberOf(BASELINE));
  if (wrong !== undefined)
    throw new Error(`The migration ${wrong.name} needs a name such as 0201_what_it_does, with a number above 0200.`);
  const doubled = files.find(({ name }, index) => numberOf(files[index - 1]?.name ?? '') === numberOf(name));
  if (doubled !== undefined)
    throw new Error(`Two migrations are numbered ${numberOf(doubled.name)}: give one the next number.`);
  return files.map(({ path, name }) => {
    const sql = readSql(path);
    return { name, checksum: hash(sql), parts: [sql] };
  });
}

/** “0201”: four digits, so that the order of the text is that of the number. */
const numberOf = (name: string): string => name.slice(0, 4);

function readFunctions(directory: string): FunctionFile[] {
  const files = sqlFilesIn(directory).map((path) => {
    const sql = readSql(path);
    const names = [...sql.matchAll(/^create or replace (?:function|procedure) (\w+)/gm)].flatMap(
      (match) => match[1] ?? [],
    );
    if (names.length === 0) throw new Error(`${path} has no "create or replace function" at the start of a line.`);
    return { path: path.slice(directory.length + 1), names: [...new Set(names)], sql, checksum: hash(sql) };
  });
  const names = files.flatMap((file) => file.names);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled !== undefined)
    throw new Error(`The function ${doubled} is in two files: keep all that bear one name in one.`);
  return files;
}

function readFormer(path: string): FormerMigration[] {
  if (!existsSync(path)) return [];
  return readSql(path)
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', checksum = ''] = line.split(' ');
      return { name, checksum };
    });
}

function sqlFilesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => join(directory, file));
}

const readSql = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Removes own-line comments, so that a comment of the baseline may be corrected after it was applied. */
const withoutComments = (sql: string) =>
  sql
    .split('\n')
    .filter((line) => !/^\s*(--.*)?$/.test(line))
    .join('\n');
