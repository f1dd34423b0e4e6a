// `iban_masked` holds the country and the last four characters only.
const SECRET = /password|secret|token|iban(?!_masked)|key_hash/;
/** Fields of participants: the trail stores which of them changed, never their values. */
const PERSONAL = /name|email|birth|gender|notes|answers|^age$/;
/** What staff typed about a refund. It may name a person who isn't the buyer, and erasing that person doesn't search this trail. */
const TYPED = /^settled_how$/;
/** Fields that are of no use later, or that differ for each reader. */
const SILENT = new Set(['updated_at', 'created_at', 'changed_by', 'may', 'application_links']);

/**
 * Returns whether a field is the name of a user who did something, as in `checked_in_by`. The trail has the actor by id; a name would stay
 * after the account is erased.
 */
const isUserName = (field: string, value: unknown) =>
  field.endsWith('_by') &&
  (typeof value === 'string' || (typeof value === 'object' && value !== null && 'name' in value));

export type Difference = Record<string, { old: unknown; new: unknown }>;

/**
 * The changes between two versions of a record, by field. Secrets, personal values and staff's words about refunds are masked. Timestamps
 * and names of users are left out.
 */
export function difference(before: object | undefined, after: object | undefined, isPersonal = false): Difference {
  const [old, fresh] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  const changes: Difference = {};
  for (const name of new Set([...old.keys(), ...fresh.keys()])) {
    if (SILENT.has(name)) continue;
    const [from, to] = [old.get(name) ?? null, fresh.get(name) ?? null];
    if (JSON.stringify(from) === JSON.stringify(to)) continue;
    if (isUserName(name, from) || isUserName(name, to)) continue;
    const isMasked = SECRET.test(name) || TYPED.test(name) || (isPersonal && PERSONAL.test(name));
    changes[name] = isMasked ? { old: masked(from), new: masked(to) } : { old: from, new: to };
  }
  return changes;
}

const masked = (value: unknown) => (value === null ? null : '•••');
