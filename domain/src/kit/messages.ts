import { bookingMessages } from './booking-messages.ts';
import { buildMessages } from './build-messages.ts';
import { bundleMessages } from './bundle-messages.ts';
import { couponMessages } from './coupon-messages.ts';
import { fileMessages } from './file-messages.ts';
import { financeMessages } from './finance-messages.ts';
import { generalMessages } from './general-messages.ts';
import { importMessages } from './import-messages.ts';
import { invoiceMessages } from './invoice-messages.ts';
import { messageMessages } from './message-messages.ts';
import { notificationMessages } from './notification-messages.ts';
import { orderMessages } from './order-messages.ts';
import { participantMessages } from './participant-messages.ts';
import { payoutMessages } from './payout-messages.ts';
import { peopleMessages } from './people-messages.ts';
import { planningMessages } from './planning-messages.ts';
import { platformMessages } from './platform-messages.ts';
import { privacyMessages } from './privacy-messages.ts';
import { productMessages } from './product-messages.ts';
import { profileMessages } from './profile-messages.ts';
import { questionMessages } from './question-messages.ts';
import { ruleMessages } from './rule-messages.ts';
import { storeMessages } from './store-messages.ts';
import { termMessages } from './term-messages.ts';
import { waitlistMessages } from './waitlist-messages.ts';
import { walletMessages } from './wallet-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Languages of the product: Dutch is the default, English the fallback. */
export type Locale = 'nl' | 'en';

/** Every message that rules, API and screens share, in both languages. */
export const messages = {
  ...generalMessages,
  ...ruleMessages,
  ...planningMessages,
  ...bundleMessages,
  ...buildMessages,
  ...platformMessages,
  ...productMessages,
  ...wordMessages,
  ...storeMessages,
  ...termMessages,
  ...questionMessages,
  ...fileMessages,
  ...importMessages,
  ...peopleMessages,
  ...participantMessages,
  ...orderMessages,
  ...financeMessages,
  ...invoiceMessages,
  ...payoutMessages,
  ...bookingMessages,
  ...messageMessages,
  ...waitlistMessages,
  ...privacyMessages,
  ...couponMessages,
  ...walletMessages,
  ...profileMessages,
  ...notificationMessages,
} as const satisfies Record<string, Record<Locale, string>>;

export type MessageKey = keyof typeof messages;
export type MessageParams = Readonly<Record<string, string | number>>;

/** The result of a rule: a key of the catalogue and the values of its `{placeholders}`. */
export type Message = { readonly key: MessageKey; readonly params?: MessageParams };

/** A message about one field of a body: `['periods', 1, 'from_minutes']` is `periods.1.from_minutes` on the wire. */
export type Violation = Message & { readonly path: readonly (string | number)[] };

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(messages, key);
}

/**
 * The text of a message in a language. An unknown key becomes `general.invalid`, a missing Dutch text the English one; a raw key is
 * never shown. A placeholder without a value stays.
 */
export function translate(locale: Locale, message: Message): string {
  const texts: Record<Locale, string> = messages[isMessageKey(message.key) ? message.key : 'general.invalid'];
  const text = texts[locale] || texts.en;
  const params = message.params ?? {};
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}
