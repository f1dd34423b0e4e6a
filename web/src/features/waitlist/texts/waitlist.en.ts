import type { nl } from './waitlist.nl.ts';

export const en: typeof nl = {
  title: 'Waiting list',
  search: 'Name or e-mail address',
  add: 'Add',
  addTitle: 'Add to the waiting list',
  again: 'Save and add another',
  columns: { position: 'Position', person: 'Name', status: 'Status', why: 'Explanation' },
  place: (position) => `Position ${position}`,
  left: (time) => `${time} left`,
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count, minutes) => {
    const hours = count === 1 ? '1 hour' : `${count} hours`;
    return minutes === 0 ? hours : `${hours} and ${minutes} min`;
  },
  summary: {
    auto: 'When a spot opens up, the first in line is invited automatically. The spot is kept for 24 hours.',
    manual: 'Automatic invitations are off: a free spot goes to the first to sign up, unless you invite someone.',
    off: 'This activity’s waiting list is off: you can’t add or invite anyone.',
    over: 'This waiting list is closed: the session or bundle has started or was cancelled.',
    settings: 'Go to the settings of the activity',
  },
  empty: {
    title: 'No one on the waiting list',
    text: 'Add people here when it’s full. When a spot opens up, the first in line is invited by e-mail and has 24 hours to answer.',
    off: 'This activity has no waiting list. Turn it on in the settings of the activity.',
    switchOn: 'Turn on waiting list',
  },
  reasons: {
    invited_kept: ({ until, isMailed }) =>
      isMailed
        ? `Invited until ${until}; the spot is kept`
        : `The e-mail is being sent; the spot is kept until ${until}`,
    invited_first_come: ({ until, isMailed }) =>
      isMailed
        ? `Invited until ${until}; no spot is kept`
        : `The e-mail is being sent; valid until ${until}, no spot is kept`,
    accepted: ({ at }) => `Accepted on ${at} and is signed up`,
    declined: ({ at }) => `Declined on ${at}; the spot went to the next person`,
    expired: ({ at }) => (at === '' ? 'Was never invited' : `Did not answer before ${at}`),
    removed: () => 'Removed from the list',
    off: () => 'Not invited: the waiting list is off',
    over: () => 'Not invited: it has started or was cancelled',
    closing: () => 'Not invited: sign-up is closed or closes within 10 minutes',
    age: () => 'Skipped: outside the age limits',
    present: () => 'Skipped: already a participant',
    again: () => 'Back on the list',
    manual: () => 'Not invited: automatic invitations are off',
    behind: ({ ahead }) => (ahead === 1 ? 'Waiting: 1 person ahead' : `Waiting: ${ahead} people ahead`),
    next: () => 'First in line: invited when a spot opens up',
    soon: () => 'Next: invited within a minute',
  },
  invite: {
    action: 'Invite',
    done: (name) => `${name} is invited; the e-mail is on its way`,
    full: {
      title: (name) => `Invite ${name} without a free spot?`,
      text: 'There is no free spot, so none is kept. The first of those invited to say yes gets the next spot.',
      confirm: 'Invite anyway',
    },
    skips: {
      title: (name) => `Invite ${name} out of turn?`,
      text: (count) =>
        count === 1
          ? '1 person is ahead, and keeps their position.'
          : `${count} people are ahead, and keep their positions.`,
      confirm: 'Invite',
    },
  },
  resend: {
    action: 'Invite again',
    done: (name) => `${name} got a new link. The old one no longer works`,
    wait: (seconds) => `Possible again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  },
  join: {
    action: 'Sign up',
    title: (name) => `Sign up ${name}?`,
    text: 'For someone who said yes by phone or at the desk. They become a participant and get a confirmation. The payment stays open until you record it.',
    confirm: 'Sign up',
    done: (name) => `${name} is signed up`,
  },
  reasonsNot: {
    full: 'There is no free spot',
    invited: 'Already invited',
    accepted: 'Already signed up',
    over: 'Started or cancelled',
    closing: 'Sign-up is closed',
    present: 'Already a participant',
    again: 'Back on the list',
    age: 'Outside the age limits',
  },
  remove: {
    action: 'Remove from waiting list',
    title: (name) => `Remove ${name} from the waiting list?`,
    text: 'The position on the list is lost. This can’t be undone.',
    invited:
      'The invitation no longer works and this person gets an e-mail about it. The spot goes to the next person.',
    confirm: 'Remove',
    done: (name) => `${name} is no longer on the waiting list`,
  },
};
