import { fold } from '../kit/text/fold.ts';

/** Two rows with the same name, zipcode and house number are the same organisation. */
export type Identity = { readonly name: string; readonly zipcode: string; readonly house_number: string };

const folded = (text: string): string => fold(text).trim().replace(/\s+/g, ' ');
const tight = (text: string): string => folded(text).replace(/ /g, '');

/** Equal for the same organisation: case, accents and spaces don't count. */
export const identityOf = ({ name, zipcode, house_number }: Identity): string =>
  JSON.stringify([folded(name), tight(zipcode), tight(house_number)]);

/** For each row that repeats an earlier one, by `identityOf`: the earlier row. */
export function findRepeated<Row>(rows: readonly Row[], identity: (row: Row) => string): Map<Row, Row> {
  const first = new Map<string, Row>();
  const repeated = new Map<Row, Row>();
  for (const row of rows) {
    const key = identity(row);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    else repeated.set(row, earlier);
  }
  return repeated;
}
