/** The chapters of the manual, in their order. */
export const CHAPTERS = [
  'start',
  'overview',
  'lists',
  'activities',
  'sessions',
  'people',
  'checkin',
  'products',
  'locations',
  'notifications',
  'money',
  'team',
  'organizations',
  'platform',
  'news',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** The chapter for each pattern of a URL; the first match counts. */
const CHAPTER_BY_URL: readonly (readonly [RegExp, ChapterId])[] = [
  [/^\/checkin/, 'checkin'],
  [/\/(participants|waitlist|attendance)/, 'people'],
  [/\/(sessions|bundles|calendar)/, 'sessions'],
  [/\/activities/, 'activities'],
  [
    /\/finances|\/(orders|invoices|payouts|sepas|reconciliation|rates|cancellation|provider-comparisons|month-end|differences)/,
    'money',
  ],
  [/\/(wallets|coupons|campaigns)/, 'platform'],
  [/\/products/, 'products'],
  [/\/locations/, 'locations'],
  [/\/notifications/, 'notifications'],
  [/\/(team|contacts|permissions|people)/, 'team'],
  [/^\/application\/organizations|\/import/, 'organizations'],
  [/^\/organizations\/[^/]+\/profile/, 'organizations'],
  [/^\/(application|organizations\/[^/]+)\/?$|^\/overview/, 'overview'],
  [/^\/(admin|application)\//, 'platform'],
];

/** The chapter about the screen at this address. The query counts too: participants are a tab of a session. */
export function chapterOf(address: string): ChapterId {
  const [pathname = '', search = ''] = address.split('?');
  if (/(?:^|&)tab=(?:participants|waitlist)/.test(search)) return 'people';
  return CHAPTER_BY_URL.find(([pattern]) => pattern.test(pathname.toLowerCase()))?.[1] ?? 'start';
}

export const isChapter = (id: unknown): id is ChapterId => CHAPTERS.some((chapter) => chapter === id);
