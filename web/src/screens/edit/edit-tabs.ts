import { countErrors } from './form/field-errors.ts';
import type { FieldErrors } from '@move/contract/kit/validate.ts';
import { belongsTo } from './form/field-errors.ts';

/** A tab of a record, with its own address. It lists its fields so that it can count their errors. */
export type EditTab = { href: string; label: string; fields?: readonly string[]; count?: number };

/** The tab of each field of a draft; a missing field does not compile. */
export type TabByField<Draft, Tab extends string> = Readonly<Record<Exclude<keyof Draft & string, 'updated_at'>, Tab>>;

/** The fields of one tab. */
export function fieldsOn<Tab extends string>(tabByField: Readonly<Record<string, Tab>>, tab: Tab): string[] {
  return Object.keys(tabByField).filter((field) => tabByField[field] === tab);
}

/** Whether a URL is the current one: the path, and every query value in it (`tab` even when absent). */
export function isOnScreen(href: string, pathname: string, search: Readonly<Record<string, string>>): boolean {
  const [path = '', query = ''] = href.split('?');
  const asked = new URLSearchParams(query);
  const samePath = path === '' || path.replace(/\/$/, '') === pathname.replace(/\/$/, '');
  return samePath && (asked.get('tab') ?? undefined) === search.tab;
}

export function tabErrors(tab: EditTab, errors: FieldErrors): number | undefined {
  return tab.fields === undefined ? undefined : countErrors(errors, tab.fields);
}

/** Returns the tab that shows a field. */
export function findTab(tabs: readonly EditTab[], path: string): EditTab | undefined {
  return tabs.find((tab) => tab.fields?.some((name) => belongsTo(path, name)));
}
