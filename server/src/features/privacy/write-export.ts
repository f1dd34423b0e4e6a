import { strToU8, zipSync } from 'fflate';
import { longDate } from '@move/domain/kit/dates.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
import { type ExportedRow, type PersonalRows, SECTIONS } from './collect-personal-data.ts';
import { exportWords } from './export-words.ts';

type Export = {
  person: Readonly<Record<string, unknown>> & { name: string };
  organization: string;
  rows: PersonalRows;
};
type Written = { locale: Locale; now: Date };

/** A zip with the data for machines (JSON) and for people (one page without scripts). */
export function writeExport(data: Export, { locale, now }: Written): Uint8Array {
  const { person, organization, rows } = data;
  const json = JSON.stringify({ exported_at: now.toISOString(), organization, person, ...rows }, null, 2);
  const { file } = exportWords[locale];
  return zipSync(
    { 'data.json': strToU8(json), [`${file}.html`]: strToU8(pageOf(data, { locale, now })) },
    { level: 6 },
  );
}

function pageOf({ person, organization, rows }: Export, { locale, now }: Written): string {
  const words = exportWords[locale];
  const title = `${words.title} ${person.name}`;
  const tables = SECTIONS.map(
    (section) => `<h2>${escaped(words.sections[section])}</h2>${listOf(rows[section], words.none)}`,
  );
  const intro = words.intro(organization, longDate(now.toISOString().slice(0, 10), locale));
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(intro)}</p>${tables.join('\n')}</main></body></html>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;border-top:1px solid #ccc;padding:.75rem 0;margin:0}
dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Each record as a list of its fields; empty ones are left out, as the JSON has them. */
function listOf(rows: readonly ExportedRow[], none: string): string {
  if (rows.length === 0) return `<p>${escaped(none)}</p>`;
  return rows.map((row) => `<dl>${Object.entries(row).map(fieldOf).join('')}</dl>`).join('');
}

function fieldOf([name, value]: [string, unknown]): string {
  if (value === null || value === '') return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `<dt>${escaped(name.replaceAll('_', ' '))}</dt><dd>${escaped(text)}</dd>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
