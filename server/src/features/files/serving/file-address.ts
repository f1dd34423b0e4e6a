import { sql } from 'kysely';

/** Where the image behind a column is fetched, as rows of lists show it (contract: ImageAddress); null for none. */
export const fileAddress = (column: string) => sql<string | null>`'/v1/files/' || ${sql.ref(column)}`;
