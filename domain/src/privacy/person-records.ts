/** The records that name a person, by their table. */
export const PERSON_SOURCES = [
  'participants',
  'bundle_participants',
  'waitlist_entries',
  'purchases',
  'orders',
  'contacts',
  'invites',
] as const;

export type PersonSource = (typeof PERSON_SOURCES)[number];

/** A record that names a person, as in a URL: `participants-12`. */
export type RecordRef = { readonly source: PersonSource; readonly id: number };

export const recordKey = ({ source, id }: RecordRef) => `${source}-${id}`;

const isSource = (text: string): text is PersonSource => PERSON_SOURCES.some((source) => source === text);

/** Parses `participants-12`; null for anything else. */
export function parseRecordKey(key: string): RecordRef | null {
  const at = key.lastIndexOf('-');
  const [source, id] = [key.slice(0, at), key.slice(at + 1)];
  return isSource(source) && /^[1-9]\d{0,14}$/.test(id) ? { source, id: Number(id) } : null;
}
