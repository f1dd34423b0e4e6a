import { canceledText } from '@move/domain/sessions/session-cancellation.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';

type Names = { activity: string; organization: string };
type Words = { subject: string; text: string };

/** What happened, in the recipient's language. The days and locations follow below it. */
export const bookingMails = {
  nl: {
    hello: (name: string) => `Hallo ${name},`,
    booked: ({ activity, organization }: Names): Words => ({
      subject: `Je bent ingeschreven: ${activity}`,
      text: `Je bent ingeschreven voor ${activity} van ${organization}.`,
    }),
    canceled: ({ activity, organization }: Names): Words => ({
      subject: `Je inschrijving is geannuleerd: ${activity}`,
      text: `${organization} heeft je inschrijving voor ${activity} geannuleerd.`,
    }),
    called_off: ({ activity, organization }: Names): Words => ({
      subject: `Gaat niet door: ${activity}`,
      text: canceledText({ activity, organization }, 'nl'),
    }),
    moved: ({ activity, organization }: Names): Words => ({
      subject: `Andere dag of tijd: ${activity}`,
      text: `${organization} heeft je inschrijving voor ${activity} verplaatst.`,
    }),
    changed: ({ activity, organization }: Names): Words => ({
      subject: `Gewijzigd: ${activity}`,
      text: `${organization} heeft ${activity} gewijzigd. Zo wordt het:`,
    }),
    left_bundle: ({ activity, organization }: Names): Words => ({
      subject: `Een dag minder: ${activity}`,
      text: `${organization} heeft deze dag uit je bundel van ${activity} gehaald:`,
    }),
    ordered: ({ activity, organization }: Names): Words => ({
      subject: `Je inschrijving is gelukt: ${activity}`,
      text: `De inschrijving voor ${activity} van ${organization} is gelukt.`,
    }),
    canceled_by_buyer: ({ activity, organization }: Names): Words => ({
      subject: `De inschrijving is geannuleerd: ${activity}`,
      text: `De inschrijving voor ${activity} van ${organization} is geannuleerd.`,
    }),
    payment_link: ({ activity, organization }: Names): Words => ({
      subject: `Betaal je inschrijving: ${activity}`,
      text: `${organization} houdt een plek voor je vrij bij ${activity}. Na je betaling is de inschrijving rond.`,
    }),
    people: (names: readonly string[]) => `Voor: ${names.join(', ')}`,
    view: 'Bekijk of annuleer je inschrijving',
    pay: 'Betaal je inschrijving',
    dueOnline: (amount: string, until: string) => `Te betalen: ${amount}, uiterlijk ${until}.`,
    change: (from: string, to: string) => `${from} wordt ${to}`,
    place: (place: string) => `Waar: ${place}`,
    changedPlace: (from: string | null, to: string | null) =>
      `${to ?? 'nog niet bekend'} (was: ${from ?? 'nog niet bekend'})`,
    bundle: (name: string) => `Het gaat om ${name}.`,
    due: (amount: string) => `Nog te betalen: ${amount}, bij de organisatie.`,
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    booked: ({ activity, organization }: Names): Words => ({
      subject: `You are signed up: ${activity}`,
      text: `You are signed up for ${activity} at ${organization}.`,
    }),
    canceled: ({ activity, organization }: Names): Words => ({
      subject: `Your booking has been cancelled: ${activity}`,
      text: `${organization} has cancelled your booking for ${activity}.`,
    }),
    called_off: ({ activity, organization }: Names): Words => ({
      subject: `Cancelled: ${activity}`,
      text: canceledText({ activity, organization }, 'en'),
    }),
    moved: ({ activity, organization }: Names): Words => ({
      subject: `Another day or time: ${activity}`,
      text: `${organization} has moved your booking for ${activity}.`,
    }),
    changed: ({ activity, organization }: Names): Words => ({
      subject: `Changed: ${activity}`,
      text: `${organization} has changed ${activity}. This is how it will be:`,
    }),
    left_bundle: ({ activity, organization }: Names): Words => ({
      subject: `One day fewer: ${activity}`,
      text: `${organization} has removed this day from your bundle of ${activity}:`,
    }),
    ordered: ({ activity, organization }: Names): Words => ({
      subject: `Your booking is confirmed: ${activity}`,
      text: `Your booking for ${activity} at ${organization} is confirmed.`,
    }),
    canceled_by_buyer: ({ activity, organization }: Names): Words => ({
      subject: `The booking has been cancelled: ${activity}`,
      text: `The booking for ${activity} at ${organization} has been cancelled.`,
    }),
    payment_link: ({ activity, organization }: Names): Words => ({
      subject: `Pay for your booking: ${activity}`,
      text: `${organization} is holding a spot for you in ${activity}. Your booking is confirmed once you have paid.`,
    }),
    people: (names: readonly string[]) => `For: ${names.join(', ')}`,
    view: 'View or cancel your booking',
    pay: 'Pay for your booking',
    dueOnline: (amount: string, until: string) => `Amount due: ${amount}, by ${until}.`,
    change: (from: string, to: string) => `${from} becomes ${to}`,
    place: (place: string) => `Where: ${place}`,
    changedPlace: (from: string | null, to: string | null) =>
      `${to ?? 'not known yet'} (was: ${from ?? 'not known yet'})`,
    bundle: (name: string) => `This is about ${name}.`,
    due: (amount: string) => `Amount due: ${amount}, payable to the organisation.`,
  },
} as const satisfies Record<Locale, unknown>;

export type BookingNotice =
  | 'booked'
  | 'canceled'
  | 'ordered'
  | 'canceled_by_buyer'
  | 'payment_link'
  | 'called_off'
  | 'moved'
  | 'changed'
  | 'left_bundle';
