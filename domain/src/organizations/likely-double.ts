import { fold } from '../kit/text/fold.ts';
import { splitUrl } from '../kit/values/url.ts';

/** The fields in which two organisations are equal; `similar_name`: the names differ only in the kind of organisation, or in one letter. */
export const LIKENESSES = ['kvk_number', 'email', 'website', 'name', 'similar_name', 'city', 'address'] as const;
export type Likeness = (typeof LIKENESSES)[number];

export type ComparedOrganization = {
  readonly name: string;
  readonly city: string | null;
  readonly kvk_number: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly addresses: readonly { readonly zipcode: string; readonly house_number: string }[];
};

/**
 * The fields in which two organisations are equal when they are probably the same one, else null. A number, an e-mail address or a website
 * is enough; a name needs the town or the address too, since every town has its tennis club, and a hall has many clubs.
 */
export function likelyDouble(one: ComparedOrganization, other: ComparedOrganization): Likeness[] | null {
  const name = nameLikeness(one.name, other.name);
  const isSameCity = isEqual(one.city, other.city, nameKey);
  const addresses = new Set(addressKeys(other));
  const isSameAddress = addressKeys(one).some((address) => addresses.has(address));
  const equal: Record<Likeness, boolean> = {
    kvk_number: isEqual(one.kvk_number, other.kvk_number, (number) => number),
    email: isEqual(one.email, other.email, fold),
    website: isEqual(one.website, other.website, websiteKey),
    name: name === 'name',
    similar_name: name === 'similar_name',
    city: isSameCity,
    address: isSameAddress,
  };
  const isElsewhere = Boolean(one.city) && Boolean(other.city) && !isSameCity && !isSameAddress;
  const isDouble = equal.kvk_number || equal.email || equal.website || (name !== null && !isElsewhere);
  return isDouble ? LIKENESSES.filter((likeness) => equal[likeness]) : null;
}

/** The organisations that are probably the same as this one, those with most equal fields first. */
export function findDoubles<Other extends ComparedOrganization>(
  one: ComparedOrganization,
  others: readonly Other[],
): { other: Other; equal: Likeness[] }[] {
  return others
    .flatMap((other) => {
      const equal = likelyDouble(one, other);
      return equal === null ? [] : [{ other, equal }];
    })
    .toSorted((first, second) => second.equal.length - first.equal.length);
}

/** The rows that are probably the same as an earlier row, each with the most similar earlier row. A similar name is not enough here. */
export function findRepeated<Row extends ComparedOrganization>(
  rows: readonly Row[],
): Map<Row, { first: Row; equal: Likeness[] }> {
  const byKey = new Map<string, Row[]>();
  const repeated = new Map<Row, { first: Row; equal: Likeness[] }>();
  for (const row of rows) {
    const keys = keysOf(row);
    const [found] = findDoubles(row, [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]);
    if (found !== undefined) {
      repeated.set(row, { first: found.other, equal: found.equal });
      continue;
    }
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  return repeated;
}

/** The keys of a row. Doubles share a key, so that not all rows need to be compared. A name of signs alone, such as “***”, gives no key. */
function keysOf(row: ComparedOrganization): string[] {
  const name = nameKey(row.name);
  const keysWithName = [
    `city ${name} ${nameKey(row.city ?? '')}`,
    ...addressKeys(row).map((key) => `address ${name} ${key}`),
  ];
  return [
    ...(row.kvk_number ? [`kvk ${row.kvk_number}`] : []),
    ...(row.email ? [`email ${fold(row.email)}`] : []),
    ...(row.website ? [`website ${websiteKey(row.website)}`] : []),
    ...(name === '' ? [] : keysWithName),
  ];
}

/** “https://www.Otters.nl/” is otters.nl. */
export function websiteKey(url: string): string {
  let key = fold(splitUrl(url).rest).replace(/^www\./, '');
  while (key.endsWith('/')) key = key.slice(0, -1);
  return key;
}

function isEqual(one: string | null, other: string | null, key: (text: string) => string): boolean {
  return Boolean(one) && Boolean(other) && key(one ?? '') === key(other ?? '');
}

const lettersAndDigits = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
const addressKeys = ({ addresses }: ComparedOrganization) =>
  addresses.map(({ zipcode, house_number }) => `${lettersAndDigits(zipcode)} ${lettersAndDigits(house_number)}`);

/** Ignores case, accents, spaces and punctuation: “Z.C. De Ótters” is zcdeotters. */
const nameKey = lettersAndDigits;

/** Words for the kind of an organisation, which don't identify it. */
const KIND = /(club|vereniging|stichting|hal|centrum|center|centre|school|zaal)$/;
const SMALL = new Set(['de', 'het', 't', 'the', 'en', 'and', 'van', 'of', 'bv', 'nv']);

/** “Klimhal De Piek” and “Klimcentrum De Piek” are both klim piek. */
function nameCore(name: string): string {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !SMALL.has(word))
    .map((word) => word.replace(KIND, ''))
    .filter((word) => word !== '')
    .join(' ');
}

/** In a shorter name one letter makes another word. */
const TYPO_FROM = 8;

function nameLikeness(one: string, other: string): 'name' | 'similar_name' | null {
  if (nameKey(one) === nameKey(other)) return nameKey(one) === '' ? null : 'name';
  const [first, second] = [nameCore(one), nameCore(other)];
  if (first === '' || second === '') return null;
  // club 12 is not club 13
  const digits = (text: string) => text.replace(/\D/g, '');
  if (digits(first) !== digits(second)) return null;
  const isTypo = Math.min(first.length, second.length) >= TYPO_FROM && differsByOneLetter(first, second);
  return first === second || isTypo ? 'similar_name' : null;
}

/** One letter more, fewer or different. */
function differsByOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
