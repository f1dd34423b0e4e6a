import type pg from 'pg';

/** The one transaction of a call. Its connection is released when it ends; a broken one is discarded. */
export class CallTransaction {
  readonly #client: pg.PoolClient;
  #isOpen = true;
  /** Set by a read that writes, such as an audited export: its reply then waits for the commit. */
  hasWritten = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Commits, together with a last statement when there is one. Throws when the database did not commit. */
  async commit(statement: string | null = null): Promise<void> {
    const command = await this.#end(statement ? `${statement}; commit` : 'commit');
    // PostgreSQL replies to the commit of a failed transaction with ROLLBACK, without an error.
    if (command !== 'COMMIT') throw new Error(`the transaction ended with ${command} instead of a commit`);
  }

  async rollback(): Promise<void> {
    await this.#end('rollback');
  }

  async #end(sql: string): Promise<string | undefined> {
    this.#isOpen = false;
    try {
      const results: pg.QueryResult | pg.QueryResult[] = await this.#client.query(sql);
      this.#client.release();
      return (Array.isArray(results) ? results.at(-1) : results)?.command;
    } catch (error) {
      this.#client.release(true);
      throw error;
    }
  }
}
