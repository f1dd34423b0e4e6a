import { peopleEn, plural, sessionsEn } from '../../../platform/texts/counted.ts';
import type { nl } from './bundles.nl.ts';

export const en: typeof nl = {
  title: 'Bundles',
  search: 'Name of the bundle',
  create: 'Create bundle',
  peopleHidden: 'You need the right to manage participants to see them here.',
  tabs: { general: 'General', sessions: 'Sessions', participants: 'Participants', waitlist: 'Waiting list' },
  columns: {
    name: 'Name',
    start: 'Start',
    sessions: 'Sessions',
    next: 'Next session',
    occupancy: 'Occupancy',
    free: 'Left',
    price: 'Price',
    waitlist: 'Waiting list',
  },
  empty: { title: 'No bundles yet', text: 'A bundle is a course: one sign-up for several sessions.' },
  past: { label: 'Over', yes: 'Yes', no: 'No' },
  sessions: sessionsEn,
  canceledSessions: (count) => `${count} cancelled`,
  ahead: (count) => `${count} upcoming`,
  unlimited: 'unlimited',
  full: 'full',
  fullInSessions: 'Full',
  closed: 'closed',
  free: 'Free',
  startsOn: (day) => `starts ${day}`,
  noSessions: 'no sessions yet',
  sections: {
    name: { title: 'Bundle', text: 'The name of the course and what people can expect.' },
    start: { title: 'Start and spots', text: 'Participants have a spot in every upcoming session.' },
    sessions: {
      title: 'Sessions',
      text: 'Choose existing sessions. You can plan new ones later, on the bundle’s Sessions tab.',
    },
  },
  hints: {
    start: 'On or before the day of the first session',
    spots: 'Leave empty for unlimited; 0 is closed',
    spotsOfFullest: (count) =>
      `Note: the fullest session to come has room for ${count}. No more people can take part in this bundle; give that session more spots first.`,
    rate: 'Another price, such as for members? Create a second bundle with the same sessions.',
    sessions: 'Optional: you can add them later',
    priceOfOne: 'Note: this is the price of one session. Choose or add a rate for the whole bundle.',
    price: 'For the whole bundle: all sessions together',
    priceOf: (sessions, price, separately) =>
      `For the whole bundle: ${sessionsEn(sessions)} for ${price}${separately === null ? '' : ` (separately ${separately})`}`,
  },
  rail: {
    room: 'Availability',
    left: (count) => `${count} more people can join.`,
    leftNone: 'This bundle is full.',
    closed: 'This bundle is closed.',
    leftAlways: 'Unlimited spots.',
    byFullest: 'The fullest upcoming session also limits this.',
    course: 'Course',
    span: (first, last) => `${first} to ${last}`,
  },
  noPrice: 'not chosen yet',
  inheritedRate: (rate) => `Rate of the activity (${rate})`,
  added: {
    action: 'Add existing sessions',
    title: 'Add sessions',
    text: 'Sessions of this activity that are not in the bundle yet. The bundle’s participants get a spot in them.',
    label: 'Sessions',
    confirm: (count) => (count === 0 ? 'Add' : `Add ${sessionsEn(count)}`),
    nothing: 'Choose at least one session',
    none: 'There are no other sessions on or after the day the bundle starts. Plan new ones.',
    done: (count, people) =>
      people === 0
        ? `${sessionsEn(count)} added`
        : `${sessionsEn(count)} added, with ${plural(people, 'spot', 'spots')} for its participants`,
  },
  choose: {
    search: 'Day, time or location',
    chooseAll: (count) => (count === 1 ? 'Select this one' : `Select all ${count}`),
    chooseNone: (count) => (count === 1 ? 'Deselect this one' : `Deselect all ${count}`),
    chosen: (count) => `${count} chosen`,
    nothing: 'No session found',
    more: (count) => `These are the first ${count}. Search by day, time or location to find later ones.`,
  },
  plan: 'Plan sessions',
  grid: 'Plan in a grid',
  emptySessions: {
    title: 'No sessions in this bundle yet',
    text: 'Add existing sessions, plan a series, or paste a spreadsheet.',
  },
  takeOut: {
    action: 'Remove from bundle',
    title: (day) => `Remove the session on ${day} from the bundle?`,
    text: (people) => `${people}. They lose that spot, get a partial refund and are e-mailed. This cannot be undone.`,
    confirm: 'Remove from bundle',
    done: 'The session has been removed from the bundle.',
    back: 'The session is in the bundle again',
  },
  removing: {
    action: 'Delete bundle…',
    title: (name) => `Delete ${name}?`,
    text: (people) =>
      `${peopleEn(people)} will lose ${people === 1 ? 'their spot' : 'their spots'} in all sessions, be e-mailed and get a refund for the upcoming ones.`,
    waiting: (people) =>
      people === 1
        ? '1 person on the waiting list is removed from it and notified.'
        : `${people} people on the waiting list are removed from it and notified.`,
    final: 'This cannot be undone.',
    done: (name) => `${name} has been deleted`,
    confirmAlone: 'Delete bundle',
    cancel: {
      action: 'Cancel bundle…',
      title: (name) => `Cancel ${name}?`,
      stays: 'The sessions themselves are kept.',
      confirm: 'Cancel bundle',
      keep: 'Don’t cancel',
      done: (name) => `${name} has been cancelled`,
    },
  },
  open: 'View',
};
