import type { nl } from './waitlist-invite.nl.ts';

export const en: typeof nl = {
  loading: 'Opening the invitation',
  hello: (name) => `${name}, there is a spot for you`,
  from: (organization) => `You were on ${organization}’s waiting list.`,
  kept: (until) => `The spot is kept for you until ${until}.`,
  firstCome: (until) => `You can answer until ${until}. The first to say yes gets the spot.`,
  facts: {
    price: 'Price',
    free: 'Free',
    returns: 'No extra cost: you were already signed up',
  },
  pay: 'You pay the organisation on site.',
  payOnline: 'You pay online; the link is e-mailed to you.',
  accept: 'Yes, I’ll come',
  decline: 'No, I won’t come',
  declining: {
    title: 'Give up the spot?',
    text: 'You leave the waiting list and the spot goes to the next person. This can’t be undone.',
    confirm: 'Give up spot',
  },
  calendar: 'Add to your calendar',
  ask: (organization) => `E-mail ${organization}`,
  retry: 'Try again',
  offline: 'Your answer didn’t get through. Check your connection and tap again; tapping twice does no harm.',
  ended: {
    accepted: { title: 'You are signed up', text: (name) => `See you, ${name}. We’ve e-mailed you the confirmation.` },
    declined: {
      title: 'Thank you for your answer',
      text: () => 'The spot goes to the next person on the waiting list.',
    },
    expired: {
      title: 'This invitation has expired',
      text: (_name, until) =>
        until === ''
          ? 'The waiting list is closed.'
          : `You could answer until ${until}. Do you still want to come? Ask the organisation for a new invitation.`,
    },
    waiting: {
      title: 'You are back on the waiting list',
      text: () =>
        'The spot has been taken. You keep your position on the list and get an e-mail when another spot opens up.',
    },
    removed: {
      title: 'You are no longer on the waiting list',
      text: () => 'The organisation withdrew this invitation.',
    },
    canceled: {
      title: 'This has been cancelled',
      text: () => 'The organisation cancelled it. You don’t need to do anything.',
    },
  },
  problems: {
    incomplete: {
      title: 'This link is not complete',
      text: 'Open the link in the e-mail again, or copy the whole link.',
    },
    unknown: {
      title: 'This invitation does not exist',
      text: 'Did you get a newer e-mail? Use the link in that one; older links no longer work.',
    },
    failed: {
      title: 'The invitation could not be opened',
      text: 'Try again in a moment. The invitation stays valid until the time in the e-mail.',
    },
  },
};
