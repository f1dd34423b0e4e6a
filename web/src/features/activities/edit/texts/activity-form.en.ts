import type { nl } from './activity-form.nl.ts';

export const en: typeof nl = {
  sections: {
    name: { title: 'Name', text: 'You fill in the rest next. It stays hidden until you publish.' },
    basics: { title: 'Basics', text: 'How people find your activity in the app and on the website.' },
    image: { title: 'Picture', text: 'Without a picture, the platform’s is shown.' },
    audience: { title: 'For whom', text: 'Age can be checked on the day of the session.' },
    price: {
      title: 'Price and sign-up',
      text: 'What it costs, and where people sign up. Two prices, such as child and adult? Create a bundle with the same sessions for each price.',
    },
    people: {
      title: 'Contacts',
      text: 'Choose each person’s role. Trainers see their sessions on their phone. With the role Confirmation e-mail, a person gets an e-mail for each new booking.',
    },
    place: { title: 'Location', text: 'A session can have a different location.' },
    arrival: { title: 'Good to know', text: 'Where to be and what to bring.' },
    visibility: { title: 'Visibility', text: 'Participants always keep access.' },
    signup: { title: 'Sign-up', text: 'How people get a spot.' },
    period: { title: 'Sign-up period', text: 'Time before the start. Leave empty for no limit.' },
    cancel: { title: 'Cancelling', text: 'Choose from the rate’s cancellation terms.' },
    type: { title: 'Type', text: 'Determines what people can book, and which tabs you see.' },
  },
  hints: {
    name: 'For example: Swimming for beginners.',
    description: 'Write for someone who has never been before.',
    notes: 'For example the entrance, or what to bring.',
    rate: 'From your organisation’s rates.',
    payment: 'Leave empty if people sign up here.',
    concept: 'Hidden in the app and on the website.',
    walkIn: 'No sign-up, no limit, always free.',
    waitlist: 'When it is full, people can join the waiting list.',
    waitlistOff: 'Not possible for a walk-in.',
    autoInvite:
      'When a spot opens up, the first person on the list is invited automatically. Otherwise the first to sign up gets it.',
    validateAge: 'Asks for the date of birth and refuses anyone too young or too old.',
    from: 'Opens this long before the start.',
    until: 'Closes this long before the start.',
    termOfRate: (name) => `The rate’s default (${name})`,
    termNone: 'No terms: full refund until the start',
    termNoRate: 'First choose a rate with cancellation terms.',
  },
  trainers: (n) => (n === 1 ? 'Trainer' : 'Trainers'),
  everySession: 'For a session that starts on',
};
