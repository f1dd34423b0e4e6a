import { escapeMarkup } from '@move/domain/kit/text/escape-markup.ts';
import { ONLY_IN_JSON, columnPosition } from './export-columns.ts';
import { columnLabel } from './export-labels.ts';
import { type Reading, tableValueText } from './export-values.ts';

export type PageSection = {
  /** The table of the rows, by which the labels of the columns are found; also the key of the section in the JSON. */
  table: string;
  title: string;
  rows: readonly Readonly<Record<string, unknown>>[];
};

type Page = { title: string; intro: string; none: string; sections: readonly PageSection[] };

/** A page without scripts that shows every record as a list of its fields, in the reader's language. */
export function exportPage({ title, intro, none, sections }: Page, reading: Reading): string {
  const parts = sections.map(
    ({ table, title: head, rows }) =>
      `<section><h2>${escapeMarkup(head)}</h2>${listOf(table, rows, { none, reading })}</section>`,
  );
  return `<!doctype html><html lang="${reading.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(intro)}</p>${parts.join('\n')}</main></body></html>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1b1a18}
h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.1rem;margin:2rem 0 .5rem}section>p{margin:0;color:#6b6861}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;border-top:1px solid #d2cfc8;padding:.75rem 0;margin:0}
dt{color:#55524c}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media(max-width:40em){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}`;

type Listing = { none: string; reading: Reading };

function listOf(table: string, rows: PageSection['rows'], { none, reading }: Listing): string {
  const lists = rows.map((row) => {
    const fields = Object.entries(row).sort(([one], [other]) => columnPosition(one) - columnPosition(other));
    return fields.map((field) => fieldOf(table, field, reading)).join('');
  });
  const filled = lists.filter((list) => list !== '');
  return filled.length === 0 ? `<p>${escapeMarkup(none)}</p>` : filled.map((list) => `<dl>${list}</dl>`).join('');
}

/** The HTML of a field; empty when the field has no value or means nothing to a reader. */
function fieldOf(table: string, [column, value]: [string, unknown], reading: Reading): string {
  if (ONLY_IN_JSON.has(column)) return '';
  const text = tableValueText(table, column, value, reading);
  if (text === '') return '';
  const label = columnLabel(table, column, reading.locale) ?? column;
  return `<dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(text)}</dd>`;
}
