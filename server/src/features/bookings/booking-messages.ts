import type { Locale } from '@move/domain/kit/messages.ts';

type Names = { activity: string; organization: string };
type Words = { subject: string; text: string };

/** What happened, in the language of whoever reads it. The days and places follow below it. */
export const bookingMessages = {
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
      text: `${activity} van ${organization} gaat niet door op:`,
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
    change: (from: string, to: string) => `${from} wordt ${to}`,
    place: (place: string) => `Waar: ${place}`,
    bundle: (name: string) => `Het gaat om ${name}.`,
    refund: (amount: string) => `Je krijgt ${amount} terug.`,
    due: (amount: string) => `Nog te betalen: ${amount}, bij de organisatie.`,
  },
  en: {
    hello: (name: string) => `Hello ${name},`,
    booked: ({ activity, organization }: Names): Words => ({
      subject: `You are signed up: ${activity}`,
      text: `You are signed up for ${activity} by ${organization}.`,
    }),
    canceled: ({ activity, organization }: Names): Words => ({
      subject: `Your booking has been cancelled: ${activity}`,
      text: `${organization} has cancelled your booking for ${activity}.`,
    }),
    called_off: ({ activity, organization }: Names): Words => ({
      subject: `Called off: ${activity}`,
      text: `${activity} by ${organization} does not take place on:`,
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
      subject: `One day less: ${activity}`,
      text: `${organization} took this day out of your bundle of ${activity}:`,
    }),
    change: (from: string, to: string) => `${from} becomes ${to}`,
    place: (place: string) => `Where: ${place}`,
    bundle: (name: string) => `This is about ${name}.`,
    refund: (amount: string) => `You get ${amount} back.`,
    due: (amount: string) => `Still to pay: ${amount}, to the organisation.`,
  },
} as const satisfies Record<Locale, unknown>;

export type BookingNotice = 'booked' | 'canceled' | 'called_off' | 'moved' | 'changed' | 'left_bundle';
