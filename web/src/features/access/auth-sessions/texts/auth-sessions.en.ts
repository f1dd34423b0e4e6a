import type { nl } from './auth-sessions.nl.ts';

export const en: typeof nl = {
  title: 'Where you are logged in',
  text: 'Don’t recognise a device? Log it out, then choose a new password.',
  list: 'Sessions',
  on: (browser, system) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  here: 'This device',
  place: (ip) => `IP address ${ip}`,
  since: (when) => `logged in on ${when}`,
  used: (when) => `last seen ${when}`,
  usedLately: 'active in the last hour',
  onlyHere: 'You are not logged in anywhere else.',
  none: 'This person is not logged in anywhere now.',
  end: 'Log out',
  endOn: (device, since) => `Log out on ${device}, ${since}`,
  endOne: {
    title: (device) => `Log out on ${device}?`,
    text: 'Unsaved changes there will be lost.',
    confirm: 'Log out',
    done: (device) => `You are logged out on ${device}`,
  },
  others: 'Log out everywhere else',
  endOthers: {
    title: 'Log out everywhere else?',
    text: 'You stay logged in on this device. Unsaved changes elsewhere will be lost.',
    confirm: 'Log out everywhere else',
    done: 'You are now logged in on this device only',
  },
};
