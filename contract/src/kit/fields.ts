import { colourMessage, normalizeColour } from '@move/domain/kit/values/colour.ts';
import type { MessageKey, MessageParams } from '@move/domain/kit/messages/messages.ts';
import { isCalendarDay, isCalendarYear } from '@move/domain/kit/dates/dates.ts';
import { PRICE_MAX_IN_CENTS } from '@move/domain/kit/money/money.ts';
import { normalizePostcode } from '@move/domain/kit/values/postcode.ts';
import { isSlug, SLUG_MAX } from '@move/domain/kit/text/slug.ts';
import { cleanLine, cleanText, rawMax } from '@move/domain/kit/text/text.ts';
import { isEmail } from '@move/domain/kit/values/email.ts';
import { isTimeZone } from '@move/domain/kit/dates/time-zones.ts';
import { urlMessage } from '@move/domain/kit/values/url.ts';
import { isErasedEmail, isReservedName } from '@move/domain/privacy/erased-person.ts';
import { z } from 'zod';

/** Makes a zod check that fails with one of the shared messages. */
export function refused(key: MessageKey, params: MessageParams = {}) {
  return { params: { key, ...params } };
}

const emptyToNull = (value: string | null) => (value === '' ? null : value);

/** Ids are positive whole numbers that a double holds exactly. */
export const Id = z.int().positive();
/** The most ids of a list. */
export const IDS_MAX = 500;

/** A list of ids without doubles, e.g. the sports of a location. */
export const IdList = z
  .array(Id)
  .max(IDS_MAX)
  .transform((ids) => [...new Set(ids)]);

/**
 * Text before it is cleaned: a text much longer than its `max` is refused unread, with the message of `max` or another. Every cleaning or
 * check of a text must come after this one, since zod would otherwise clean 2 MB first.
 */
export const rawText = (max: number, refusal = refused('max', { length: max })) =>
  z.string().refine((value) => value.length <= rawMax(max), { ...refusal, abort: true });

/** Required text on one line: cleaned, 1 to `max` characters. */
export const text = (max = 255) => rawText(max).overwrite(cleanLine).min(1).max(max);
/** Optional text on one line; only whitespace becomes null. */
export const optionalText = (max = 255) => rawText(max).overwrite(cleanLine).max(max).nullable().transform(emptyToNull);
/** Required text with line breaks, 1 to `max` characters. */
export const paragraphs = (max: number) => rawText(max).overwrite(cleanText).min(1).max(max);
/** Optional text with line breaks. */
const lines = (max: number) => rawText(max).overwrite(cleanText).max(max).nullable().transform(emptyToNull);

export const optionalParagraphs = (max: number) => lines(max);

export const Name = text(255);
/**
 * What mail programs may turn into a link: `gratis-prijs.com` and `WWW.X.NL`, not `Chr.van Dam`, `Jan.de Wit`, `St.John` or `J.Th. de
 * Vries`.
 */
const LINKS = [
  /:\/\/|https?:|www\.|@|[a-z0-9]\.[a-z]{2,63}\//i,
  // a country code such as `nl`, unless it is the particle of a name
  /[\p{L}\p{N}]\.(?!(?:de|du|la|le|te|vd) )\p{Ll}{2}(?![\p{L}\p{N}])/u,
  // initials are shorter than a domain
  /[\p{L}\p{N}]{3}\.\p{Lu}{2}(?![\p{L}\p{N}.])/u,
  /[\p{L}\p{N}]\.(?:app|bank|bid|biz|blog|click|cloud|club|com|dev|fun|gift|icu|info|life|link|live|loan|money|name|net|news|online|org|page|pro|sale|shop|site|space|store|tech|today|top|vip|website|win|world|xyz)(?![\p{L}\p{N}])/iu,
];
/** A text as it looks: without invisible characters, and with plain letters for their variants, such as `a` for a wide `ａ`. */
const visibleText = (value: string) => value.normalize('NFKC').replace(/\p{Cf}/gu, '');
const holdsEmail = (value: string) => /\S@\S/.test(visibleText(value));
const holdsLink = (value: string) => LINKS.some((link) => link.test(visibleText(value)));
/** Every dot that may be part of a domain, before two letters or a digit: `Chr.van Dam`, not `A.M.G.` */
const DOTS_OF_DOMAINS = /[.\u3002](?=[\p{L}\p{M}]{2}|\p{N})/gu;
/** Turns `jan.de wit` into `jan. de wit`: a domain may end like a name, and no list of top-level domains is complete. */
function withDotsApart(value: string): string {
  const read = visibleText(value);
  const apart = read.replace(DOTS_OF_DOMAINS, '. ');
  return apart === read ? value : apart;
}
const isNotReservedName = (name: string) => !isReservedName(visibleText(name));
/** The first name of a contact. Unlike `PersonName`, it may contain a link or an e-mail address. */
export const ContactName = text(255).refine(isNotReservedName, refused('excluded'));
/**
 * The name of a person. Links are refused: mails greet people by name and would contain the link. Names that replace the name of an
 * erased person are refused too: screens would show a living person as erased.
 */
const personName = rawText(255)
  .overwrite(cleanLine)
  .refine((value) => !holdsEmail(value), refused('name.email'))
  .refine((value) => holdsEmail(value) || !holdsLink(value), refused('name.link'))
  .refine(isNotReservedName, refused('excluded'))
  .overwrite(withDotsApart);
export const PersonName = personName.min(1).max(255);
export const OptionalPersonName = personName.max(255).nullable().transform(emptyToNull);
/** Plain text with line breaks, at most 10,000 characters. */
export const Description = lines(10_000);
export const Notes = lines(2_000);

const cleanEmail = (value: string) => cleanLine(value).toLowerCase();
/** Refuses the address that replaces an erased person's: records with it count as erased. */
const isEmailOrEmpty = (value: string) => value === '' || (isEmail(value) && !isErasedEmail(value));

export const Email = rawText(255).overwrite(cleanEmail).min(1).max(255).refine(isEmailOrEmpty, refused('email'));
export const OptionalEmail = rawText(255)
  .overwrite(cleanEmail)
  .max(255)
  .refine(isEmailOrEmpty, refused('email'))
  .nullable()
  .transform(emptyToNull);

/** A telephone number: digits, spaces, dashes, brackets, one leading plus. */
export const OptionalPhone = rawText(30)
  .overwrite(cleanText)
  .max(30)
  .refine((value) => value === '' || /^\+?[0-9][0-9 ()-]{5,28}$/.test(value), refused('regex'))
  .nullable()
  .transform(emptyToNull);

/** An http(s) address, or null. */
export const OptionalUrl = rawText(2_000)
  .overwrite(cleanText)
  .max(2_000)
  .refine((value) => urlMessage(value) === null, refused('url'))
  .nullable()
  .transform(emptyToNull);

/** `#RRGGBB` or `#RRGGBBAA` in upper case, or null. */
export const OptionalColour = rawText(9, refused('colour'))
  .overwrite(cleanLine)
  .refine((value) => colourMessage(value) === null, refused('colour'))
  .nullable()
  .transform((value) => (value === null ? null : normalizeColour(value)));

/** The readable part of a URL: lower case, dashes between words. */
export const Slug = text(SLUG_MAX).refine(isSlug, refused('slug'));

/** Whole cents, 0 to € 10,000.00. */
export const PriceInCents = z
  .int()
  .min(0)
  .refine((cents) => cents <= PRICE_MAX_IN_CENTS, refused('price.max'));
export const Percentage = z.int().min(0).max(100);
/** A number of spots: null is unlimited, 0 is closed. */
export const Spots = z.int().min(0).max(100_000).nullable();
export const Latitude = z.number().min(-90).max(90).nullable();
export const Longitude = z.number().min(-180).max(180).nullable();

/** A Dutch postcode as `1234 AB`; other countries' codes as typed (the slice checks them by country). */
export const Zipcode = text(12).transform((value) => normalizePostcode(value) ?? value);

export const IsoDate = z.string().refine(isCalendarDay, refused('regex'));
/** A month, `YYYY-MM`, in the same years as days. */
export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine(isCalendarYear, refused('regex'));
/** Wall time `HH:MM`. */
export const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** An instant as the API writes it: ISO 8601 in UTC, in the same years as days. */
export const Instant = z.iso.datetime({ precision: 3 }).refine(isCalendarYear, refused('regex'));
export const TimeZone = z.string().refine(isTimeZone, refused('oneOf'));

/** A time span: in wall time with its zone `tz`, and as instants. */
export const timeSpanFields = {
  start_date: IsoDate,
  start_time: WallTime,
  end_date: IsoDate,
  end_time: WallTime,
  tz: z.string(),
  starts_at: Instant,
  ends_at: Instant,
};

/** A count: 0 or more. */
export const Count = z.int().min(0);
/** A record as mentioned in another, by its name. */
export const Named = z.strictObject({ id: Id, name: z.string() });

/** JSON boolean on the wire. */
export const Flag = z.boolean();
/** 0 or 1 on the wire; true, false, "0" and "1" are accepted. */
export const NumericFlag = z
  .union([z.literal(0), z.literal(1), z.boolean(), z.literal('0'), z.literal('1')])
  .transform((value): 0 | 1 => (value === true || value === 1 || value === '1' ? 1 : 0));

/** A yes/no filter in a query: `1`, `0`, `true`, `false`. */
export const QueryFlag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
/** An id in a query. */
export const QueryId = z.coerce.number().int().positive();

/** Ids in a query, separated by commas: `4,7`; empty is none. */
export const QueryIds = z
  .string()
  .regex(/^$|^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(IdList);

/** Several of these values in a query, separated by commas: `open,paid`. */
export const queryChoices = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .string()
    .max(500)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(values)));

/** The version a form was loaded with; another value in the database means a stale edit. */
export const Version = { updated_at: Instant.optional() };

/** An opaque version of a list: it changes with everything that the list shows. */
export const ListVersion = z.string();

/** The fields of every record that can be edited. */
export const Stamps = { created_at: Instant, updated_at: Instant };
