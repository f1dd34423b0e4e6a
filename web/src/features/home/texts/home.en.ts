import { toWhom } from './home-parts.ts';
import type { nl } from './home.nl.ts';

export const en: typeof nl = {
  title: 'Overview',
  greeting: {
    night: (name) => `Good evening${toWhom(name)}`,
    morning: (name) => `Good morning${toWhom(name)}`,
    afternoon: (name) => `Good afternoon${toWhom(name)}`,
    evening: (name) => `Good evening${toWhom(name)}`,
  },
  first: {
    title: 'Start with your first platform',
    text: 'A platform has its own name, colours and domains. Organisations and what they offer belong to a platform.',
    create: 'New platform',
  },
  goTo: 'Go to',
  coming: {
    title: 'Coming up',
    none: 'Nothing is planned.',
    taken: (taken) => `${taken} taken`,
    takenOf: (taken, spots) => `${taken} of ${spots}`,
  },
  setup: {
    title: 'Getting started',
    text: (done, total) => `${done} of ${total} steps done.`,
    done: 'done',
    hide: 'Don’t show again (you will find it under Help)',
    steps: {
      profile: 'Complete your details',
      logo: 'Add your logo',
      location: 'Add a location',
      rate: 'Set your rates',
      activity: 'Create your first activity',
      session: 'Plan your first sessions',
      published: 'Publish your activity',
      member: 'Invite a colleague or trainer',
    },
  },
  week: (week) => `week ${week}`,
  noAccess: {
    title: 'No access',
    text: 'This account has no access to anything here. Ask the administrator of your organisation or platform.',
    as: (email: string) => `You are logged in as ${email}.`,
    logout: 'Log out',
  },
};
