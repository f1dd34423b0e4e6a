import { DEFAULT_LOCALE, FALLBACK_LOCALE, type Locale } from './locale.ts';
import { callMessages } from './call-messages.ts';
import { generalMessages } from './general-messages.ts';
import { ruleMessages } from './rule-messages.ts';
import { couponMessages } from './money/coupon-messages.ts';
import { financeMessages } from './money/finance-messages.ts';
import { invoiceMessages } from './money/invoice-messages.ts';
import { orderMessages } from './money/order-messages.ts';
import { payoutMessages } from './money/payout-messages.ts';
import { walletMessages } from './money/wallet-messages.ts';
import { bookingMessages } from './offers/booking-messages.ts';
import { participantMessages } from './offers/participant-messages.ts';
import { questionMessages } from './offers/question-messages.ts';
import { termMessages } from './offers/term-messages.ts';
import { waitlistMessages } from './offers/waitlist-messages.ts';
import { accountMessages } from './people/account-messages.ts';
import { messageMessages } from './people/message-messages.ts';
import { notificationMessages } from './people/notification-messages.ts';
import { personMessages } from './people/person-messages.ts';
import { teamMessages } from './people/team-messages.ts';
import { activityMessages } from './planning/activity-messages.ts';
import { bundleMessages } from './planning/bundle-messages.ts';
import { locationMessages } from './planning/location-messages.ts';
import { productMessages } from './planning/product-messages.ts';
import { sessionMessages } from './planning/session-messages.ts';
import { wordMessages } from './planning/word-messages.ts';
import { buildMessages } from './platforms/build-messages.ts';
import { fileMessages } from './platforms/file-messages.ts';
import { importMessages } from './platforms/import-messages.ts';
import { organizationMessages } from './platforms/organization-messages.ts';
import { platformMessages } from './platforms/platform-messages.ts';
import { storeMessages } from './platforms/store-messages.ts';

/** The messages that rules, API and screens share. All keys with the same first word, such as `coupon.taken`, are in one of them. */
const catalogues = [
  callMessages,
  generalMessages,
  ruleMessages,
  couponMessages,
  financeMessages,
  invoiceMessages,
  orderMessages,
  payoutMessages,
  walletMessages,
  bookingMessages,
  participantMessages,
  questionMessages,
  termMessages,
  waitlistMessages,
  accountMessages,
  messageMessages,
  notificationMessages,
  personMessages,
  teamMessages,
  activityMessages,
  bundleMessages,
  locationMessages,
  productMessages,
  sessionMessages,
  wordMessages,
  buildMessages,
  fileMessages,
  importMessages,
  organizationMessages,
  platformMessages,
  storeMessages,
] as const satisfies readonly Readonly<Record<Locale, Readonly<Record<string, string>>>>[];

type KeyOf<Catalogue> = Catalogue extends { nl: infer Texts } ? keyof Texts & string : never;
export type MessageKey = KeyOf<(typeof catalogues)[number]>;
export type MessageParams = Readonly<Record<string, string | number>>;

/** The result of a rule: a key of the catalogue and the values of its `{placeholders}`. */
export type Message = { readonly key: MessageKey; readonly params?: MessageParams };

/** A message about one field of a body: `['periods', 1, 'from_minutes']` is `periods.1.from_minutes` on the wire. */
export type Violation = Message & { readonly path: readonly (string | number)[] };

export const messageKeys = (): string[] => catalogues.flatMap((catalogue) => Object.keys(catalogue[DEFAULT_LOCALE]));

export const isMessageKey = (key: string): key is MessageKey =>
  catalogues.some((catalogue) => Object.hasOwn(catalogue[DEFAULT_LOCALE], key));

/**
 * The text of a message in a language. A missing text is replaced by the English one, an unknown key by `general.invalid`: a raw key is
 * never shown. A placeholder without a value stays.
 */
export function translate(locale: Locale, message: Message): string {
  const text = textOf(locale, message.key) || textOf(FALLBACK_LOCALE, message.key) || textOf(locale, 'general.invalid');
  const params = message.params ?? {};
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name] ?? placeholder;
    // a year stays without a separator
    return typeof value === 'number' && value >= 10_000 ? value.toLocaleString(locale) : String(value);
  });
}

function textOf(locale: Locale, key: string): string {
  for (const catalogue of catalogues) {
    const texts: Readonly<Record<string, string>> = catalogue[locale];
    // an unknown key may be `constructor`, which every object has
    if (Object.hasOwn(texts, key)) return texts[key] ?? '';
  }
  return '';
}
