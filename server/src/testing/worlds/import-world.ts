import { importOrganizations } from '@move/contract/imports/imports.ts';
import { getJob } from '@move/contract/jobs/jobs.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { importJobs } from '../../features/imports/imports.jobs.ts';
import { runJob } from '../../features/jobs/run-job.ts';
import { createLog } from '../../platform/log/create-log.ts';
import type { TestUser } from '../tenants.ts';
import { testApp } from '../test-app.ts';

type Flags = Record<string, string>;

export const HEAD = 'Naam;Straat;Huisnummer;Postcode;Plaats;Landcode';
export const row = (name: string, rest = 'Badlaan;12;1234 AB;Waterstad;NL') => `${name};${rest}`;
export const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'clubs.csv');

/** The world of tests about imports: uploading a list, and the worker's job on demand. */
export async function importWorld() {
  const { call, tenants, config, ...database } = await testApp();
  const { appPool, ownerPool } = database;
  const context = { ...database, pool: appPool, config, log: createLog('silent'), now: new Date() };

  const send = (file: File, flags: Flags = {}, as: TestUser = 'admin') =>
    call(importOrganizations, { as, body: { file, ...flags } });
  const check = (file: File, flags: Flags = {}) => send(file, { dry_run: '1', ...flags });
  const run = (id: string, jobs = importJobs) => runJob(context, jobs, id);

  /** Uploads a list and runs its job. */
  async function importList(file: File, flags: Flags = {}, as: TestUser = 'admin') {
    const { status, body, errors } = await send(file, flags, as);
    const id = body.job?.id ?? '';
    if (id) await run(id);
    const job = id ? (await call(getJob, { as, params: { job: id } })).body.job : null;
    return { status, errors, report: body.import, job };
  }

  async function findOrganizations(search: string) {
    const { body } = await call(listOrganizations, { as: 'admin', query: { search } });
    return body.organizations.map(({ name, status, city }) => ({ name, status, city }));
  }

  return { call, tenants, appPool, ownerPool, send, check, run, importList, findOrganizations };
}
