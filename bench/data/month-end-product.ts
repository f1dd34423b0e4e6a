// Starts the product with what payouts need, and does a month end as superadmins do on their screens.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type BatchStatus, isBatchAtWork } from '../../domain/src/payouts/batch-status.ts';
import { ask } from '../kit/load.ts';
import { launchPart, type Server } from '../kit/processes.ts';

export const MAKER = 'bench-maker';
/** The superadmin who exports the batches, because `MAKER` may not export what they made. */
export const CHECKER = 'bench-checker';
/** The month of the payout. */
export const thisMonth = Temporal.Now.plainDateISO('Europe/Amsterdam').toPlainYearMonth();

type Place = { port: number; dataDir: string; appKey: string };

export const launchMonthEnd = ({ port, dataDir, appKey }: Place): Promise<Server> =>
  launchPart({
    name: 'product',
    port,
    args: [],
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED_DEMO: '0',
      APP_KEY: appKey,
      PAYOUT_DEBTOR_NAME: 'Stichting Derdengelden',
      PAYOUT_DEBTOR_IBAN: 'NL90TSTB0000000101',
      PLATFORM_NAME: 'Meetbedrijf B.V.',
      PLATFORM_STREET: 'Stationsplein',
      PLATFORM_HOUSE_NUMBER: '1',
      PLATFORM_POSTAL_CODE: '3511 ED',
      PLATFORM_CITY: 'Utrecht',
      PLATFORM_KVK: '12345678',
      PLATFORM_VAT: 'NL123456789B01',
    },
  });

export type Batch = { id: number; status: BatchStatus; number_of_payments: number; may: { resume: boolean } };

/**
 * Sets the execution date of a batch to today. A batch can't be executed before its date, which is tomorrow for a new one and never
 * changes.
 */
export async function letDayCome(db: pg.Client | pg.Pool, id: number): Promise<void> {
  await db.query(`
    set session_replication_role = replica;
    update sepa_batches set execution_date = current_date where id = ${id};
    update sepa_lines set execution_date = current_date where sepa_batch_id = ${id};
    reset session_replication_role`);
}

/** The calls about a payout batch. */
export class Payouts {
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async create(): Promise<Batch> {
    const month = thisMonth.toString();
    const { preview } = await this.preview();
    return this.#post('', MAKER, { payout_month: month, execution_date: preview.earliest_execution_date });
  }

  preview(): Promise<{ preview: { earliest_execution_date: string } }> {
    return this.#call('GET', `/preview?payoutMonth=${thisMonth.toString()}`, MAKER);
  }

  export = (id: number): Promise<Batch> => this.#post(`/${id}/export`, CHECKER);
  execute = (id: number): Promise<Batch> => this.#post(`/${id}/execute`, MAKER);
  cancel = (id: number): Promise<Batch> => this.#post(`/${id}/cancel`, MAKER);

  /** Reads a batch as the screen does, until no job works on it. */
  async settled(id: number): Promise<Batch> {
    for (;;) {
      const { sepa } = await this.#call<{ sepa: Batch }>('GET', `/${id}`, MAKER);
      if (sepa.may.resume) throw new Error(`batch ${id} stopped as ${sepa.status}`);
      if (!isBatchAtWork(sepa.status)) return sepa;
      await sleep(100);
    }
  }

  async #post(path: string, token: string, body?: object): Promise<Batch> {
    return (await this.#call<{ sepa: Batch }>('POST', path, token, body)).sepa;
  }

  async #call<Reply>(method: 'GET' | 'POST', path: string, token: string, body?: object): Promise<Reply> {
    const request = { method, path: `/v1/admin/sepas${path}`, ...(body === undefined ? {} : { body }) };
    return JSON.parse(await ask(undefined, { port: this.#port, token }, request)) as Reply;
  }
}
