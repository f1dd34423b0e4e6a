import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  title: 'Waar je bent ingelogd',
  text: 'Herken je een apparaat niet? Log het uit en kies daarna een nieuw wachtwoord.',
  list: 'Sessies',
  on: (browser: string, system: string) => `${browser} op ${system}`,
  unknown: 'Onbekend apparaat',
  here: 'Dit apparaat',
  place: (ip: string) => `IP-adres ${ip}`,
  since: (when: string) => `ingelogd op ${when}`,
  used: (when: string) => `laatst gezien ${when}`,
  usedLately: 'actief in het afgelopen uur',
  onlyHere: 'Je bent nergens anders ingelogd.',
  none: 'Deze persoon is nu nergens ingelogd.',
  end: 'Uitloggen',
  endOn: (device: string, since: string) => `Uitloggen op ${device}, ${since}`,
  endOne: {
    title: (device: string) => `Uitloggen op ${device}?`,
    text: 'Wat daar nog niet is opgeslagen, gaat verloren.',
    confirm: 'Uitloggen',
    done: (device: string) => `Je bent uitgelogd op ${device}`,
  },
  others: 'Overal elders uitloggen',
  endOthers: {
    title: 'Overal elders uitloggen?',
    text: 'Op dit apparaat blijf je ingelogd. Wat elders nog niet is opgeslagen, gaat verloren.',
    confirm: 'Overal elders uitloggen',
    done: 'Je bent alleen nog op dit apparaat ingelogd',
  },
};

const en: typeof nl = {
  title: 'Where you are logged in',
  text: 'You don’t recognise a device? Log it out, then choose a new password.',
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
    text: 'What is not saved there will be lost.',
    confirm: 'Log out',
    done: (device) => `You are logged out on ${device}`,
  },
  others: 'Log out everywhere else',
  endOthers: {
    title: 'Log out everywhere else?',
    text: 'You stay logged in on this device. What is not saved elsewhere will be lost.',
    confirm: 'Log out everywhere else',
    done: 'You are now logged in on this device only',
  },
};

export const authSessionMessages = defineMessages({ nl, en });
