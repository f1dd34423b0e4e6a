import { strToU8, zipSync } from 'fflate';
import { longDate } from '@move/domain/kit/dates.ts';
import { type PersonalRows, SECTIONS } from './collect-personal-data.ts';
import { exportPage } from './export-page.ts';
import type { Reading } from './export-values.ts';
import { exportWords } from './export-words.ts';

type Export = {
  person: Readonly<Record<string, unknown>> & { name: string };
  organization: string;
  rows: PersonalRows;
};
type Written = Reading & { now: Date };

/** A zip with the data for machines (JSON) and for people (one page without scripts). */
export function writeExport({ person, organization, rows }: Export, { now, ...reading }: Written): Uint8Array {
  const words = exportWords[reading.locale];
  const page = {
    title: `${words.title} ${person.name}`,
    intro: words.intro(organization, dayOf(now, reading)),
    none: words.none,
    sections: SECTIONS.map((table) => ({ table, title: words.sections[table], rows: rows[table] })),
  };
  const json = { exported_at: now.toISOString(), organization, person, ...rows };
  return zipOf(json, { [`${words.file}.html`]: exportPage(page, reading) });
}

export const dayOf = (now: Date, { locale }: Reading) => longDate(now.toISOString().slice(0, 10), locale);

/** `data.json` with the data, and the pages beside it. */
export function zipOf(json: object, pages: Readonly<Record<string, string>>): Uint8Array {
  const files = { 'data.json': JSON.stringify(json, null, 2), ...pages };
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(bytes), { level: 6 });
}
