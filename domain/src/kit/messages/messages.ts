import type { Locale } from './locale.ts';
import { bookingMessages } from './offers/booking-messages.ts';
import { buildMessages } from './platforms/build-messages.ts';
import { bundleMessages } from './offers/bundle-messages.ts';
import { couponMessages } from './money/coupon-messages.ts';
import { fileMessages } from './platforms/file-messages.ts';
import { financeMessages } from './money/finance-messages.ts';
import { generalMessages } from './general-messages.ts';
import { importMessages } from './platforms/import-messages.ts';
import { invoiceMessages } from './money/invoice-messages.ts';
import { messageMessages } from './people/message-messages.ts';
import { notificationMessages } from './people/notification-messages.ts';
import { orderMessages } from './money/order-messages.ts';
import { participantMessages } from './offers/participant-messages.ts';
import { payoutMessages } from './money/payout-messages.ts';
import { peopleMessages } from './people/people-messages.ts';
import { planningMessages } from './offers/planning-messages.ts';
import { platformMessages } from './platforms/platform-messages.ts';
import { conflictMessages } from './offers/conflict-messages.ts';
import { tenancyMessages } from './platforms/tenancy-messages.ts';
import { accountMessages } from './people/account-messages.ts';
import { loadMessages } from './platforms/load-messages.ts';
import { doorMessages } from './people/door-messages.ts';
import { privacyMessages } from './people/privacy-messages.ts';
import { productMessages } from './offers/product-messages.ts';
import { profileMessages } from './people/profile-messages.ts';
import { questionMessages } from './offers/question-messages.ts';
import { ruleMessages } from './rule-messages.ts';
import { storeMessages } from './platforms/store-messages.ts';
import { termMessages } from './offers/term-messages.ts';
import { waitlistMessages } from './offers/waitlist-messages.ts';
import { walletMessages } from './money/wallet-messages.ts';
import { wordMessages } from './offers/word-messages.ts';

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
  ...conflictMessages,
  ...tenancyMessages,
  ...accountMessages,
  ...loadMessages,
  ...doorMessages,
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
