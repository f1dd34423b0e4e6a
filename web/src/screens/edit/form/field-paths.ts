/** The form's values in the format of the API. */
export type Values = Readonly<Record<string, unknown>>;

type Join<Head extends string, Tail extends string> = `${Head}.${Tail}`;
type KeyOf<V> = keyof V & string;
type Nested<V> =
  NonNullable<V> extends readonly unknown[] ? never : NonNullable<V> extends object ? NonNullable<V> : never;

/** Every field by its dotted name, at most three levels deep: `name`, `address.city`. */
export type PathOf<V> = {
  [K in KeyOf<V>]: K | ([Nested<V[K]>] extends [never] ? never : Join<K, PathOf2<Nested<V[K]>>>);
}[KeyOf<V>];
type PathOf2<V> = {
  [K in KeyOf<V>]: K | ([Nested<V[K]>] extends [never] ? never : Join<K, KeyOf<Nested<V[K]>>>);
}[KeyOf<V>];

/** The type of the value at a dotted name. */
export type ValueAt<V, Path extends string> = Path extends `${infer Head}.${infer Tail}`
  ? Head extends keyof V
    ? ValueAt<NonNullable<V[Head]>, Tail>
    : never
  : Path extends keyof V
    ? V[Path]
    : never;

/** The names whose value, apart from null and undefined, satisfies `Wanted`. */
export type PathsTo<V, Wanted> = {
  [Path in PathOf<V>]: Fits<NonNullable<ValueAt<V, Path>>, Wanted> extends true ? Path : never;
}[PathOf<V>];
type Fits<Value, Wanted> = [Value] extends [never] ? false : [Value] extends [Wanted] ? true : false;

/** The names of fields with free text: their type is `string` itself, not a choice of literals. */
export type TextPath<V> = {
  [Path in PathOf<V>]: string extends NonNullable<ValueAt<V, Path>> ? PathsTo<V, string> & Path : never;
}[PathOf<V>];

/** Reads the value at a dotted name. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => readKey(value, key), values);
}

/** Returns a copy of the values with another value at a dotted name; unchanged parts stay the same objects. */
export function withValueAt<V extends Values>(values: V, path: string, value: unknown): V {
  return replaced(values, path.split('.'), value) as V;
}

function replaced(parent: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const child = replaced(readKey(parent, key), rest, value);
  if (Array.isArray(parent)) return parent.map((item: unknown, index) => (String(index) === key ? child : item));
  return { ...(typeof parent === 'object' ? parent : null), [key]: child };
}

function readKey(parent: unknown, key: string): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined;
  return Object.hasOwn(parent, key) ? (parent as Values)[key] : undefined;
}
