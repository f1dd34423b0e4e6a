import { countErrors } from './form/field-errors.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { FieldErrors } from '@move/contract/kit/validate.ts';
import { objectShape } from './fields/schema-fields.ts';
import { belongsTo } from './form/field-errors.ts';

declare const complete: unique symbol;
/** The fields of a tab. Only `fieldsOn` and `fieldsOfBody` make such a list, so that every field of a form is on a tab. */
export type TabFields = readonly string[] & { readonly [complete]: true };

/** A tab of a record, with its own address. It lists its fields so that it can count their errors. */
export type EditTab = { href: string; label: string; fields?: TabFields; count?: number | undefined };

/** The tab of each field of a draft; a missing field does not compile. */
export type TabByField<Draft, Tab extends string> = Readonly<Record<Exclude<keyof Draft & string, 'updated_at'>, Tab>>;

/** The fields of one tab, for a form with several tabs; `tabByField` has the tab of every field. */
export function fieldsOn<Draft, Tab extends string>(tabByField: TabByField<Draft, Tab>, tab: Tab): TabFields {
  const tabs: Readonly<Record<string, Tab>> = tabByField;
  return Object.keys(tabs).filter((field) => tabs[field] === tab) as string[] & TabFields;
}

/** The fields of a form that is on one tab as a whole. */
export function fieldsOfBody({ body }: Pick<Endpoint, 'body'>): TabFields {
  const names = Object.keys((body && objectShape(body)) ?? {});
  return names.filter((name) => name !== 'updated_at') as string[] & TabFields;
}

/** Whether a URL is the current one: it has the same path and the same `tab`, or both have no `tab`. */
export function isOnScreen(href: string, pathname: string, search: Readonly<Record<string, string>>): boolean {
  const [path = '', query = ''] = href.split('?');
  const asked = new URLSearchParams(query);
  const samePath = path === '' || path.replace(/\/$/, '') === pathname.replace(/\/$/, '');
  return samePath && (asked.get('tab') ?? undefined) === search.tab;
}

/** Returns the tab of a URL; a screen below a tab, such as one of its records, belongs to that tab. */
export function currentTab(
  tabs: readonly EditTab[],
  pathname: string,
  search: Readonly<Record<string, string>>,
): EditTab | undefined {
  const exact = tabs.find((tab) => isOnScreen(tab.href, pathname, search));
  if (exact !== undefined) return exact;
  const isAbove = ({ href }: EditTab) =>
    href === '?' || (!href.includes('?') && `${pathname}/`.startsWith(`${href.replace(/\/$/, '')}/`));
  return tabs.filter(isAbove).toSorted((one, other) => other.href.length - one.href.length)[0];
}

export function tabErrors(tab: EditTab, errors: FieldErrors): number | undefined {
  return tab.fields === undefined ? undefined : countErrors(errors, tab.fields);
}

/** Returns the tab that shows a field. */
export function findTab(tabs: readonly EditTab[], path: string): EditTab | undefined {
  return tabs.find((tab) => tab.fields?.some((name) => belongsTo(path, name)));
}
