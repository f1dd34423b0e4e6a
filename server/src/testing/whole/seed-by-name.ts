import { globSync } from 'node:fs';
import { join } from 'node:path';
import { paramNames } from '@move/contract/kit/endpoint.ts';
import type pg from 'pg';
import { routes } from '../../app/routes.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';

type Ids = Readonly<Record<string, number | string>>;
type Seed = (db: Database, seed: { organization_id: number }) => Promise<number>;

/** Adds the path parameters that `ids` lacks: `:rateId` is the row that `seedRate` of a `<slice>.seed.ts` makes for an organisation. */
export async function seedByName(pool: pg.Pool, ids: Ids, organizationId: number): Promise<Ids> {
  const seeds = await findSeeds();
  const names = new Set(routes.flatMap(({ endpoint }) => paramNames(endpoint.path)));
  return asSystem(pool, async (db) => {
    const added: Record<string, number> = {};
    for (const name of names.difference(new Set(Object.keys(ids)))) {
      const seed = seeds.get(`seed${name.replace(/^./, (first) => first.toUpperCase()).replace(/Id$/, '')}`);
      if (seed !== undefined) added[name] = await seed(db, { organization_id: organizationId });
    }
    return { ...ids, ...added };
  });
}

/** Returns what the files `<slice>.seed.ts` export, by name. */
async function findSeeds(): Promise<ReadonlyMap<string, Seed>> {
  const features = join(import.meta.dirname, '../../features');
  const files = globSync('**/*.seed.ts', { cwd: features });
  const modules = await Promise.all(files.map((file) => import(join(features, file)) as Promise<Record<string, Seed>>));
  return new Map(modules.flatMap((module) => Object.entries(module)));
}
