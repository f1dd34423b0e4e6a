import type { nl } from './labels.nl.ts';

export const en: typeof nl = {
  title: 'Labels',
  search: 'Name of the label',
  create: 'New label',
  edit: 'Edit',
  remove: 'Delete',
  columns: { platforms: 'Platforms', finds: 'Automatic', given: 'Added manually' },
  kinds: { activity: 'activities', product: 'products', organization: 'organisations' },
  tabs: { general: 'General', activity: 'Activities', product: 'Products', organization: 'Organisations' },
  findsNothing: 'manual only',
  given: (count) => (count === 1 ? 'Added manually once' : `Added manually ${count} times`),
  section: {
    title: 'Label',
    text: 'Marks activities, products and organisations. After saving you set which of them get it automatically.',
  },
  hints: { platforms: 'The label is available on these platforms.' },
  removing: {
    title: (name) => `Delete label ‘${name}’?`,
    text: (count) =>
      count === 1
        ? 'It was added manually once. You can restore it for 30 days.'
        : `It was added manually ${count} times. You can restore it for 30 days.`,
    confirm: (count) => (count === 1 ? 'Delete from 1' : `Delete from ${count}`),
  },
  empty: {
    title: 'No labels yet',
    text: 'A label groups what belongs together, such as ‘55+’. Add it manually or automatically.',
  },
  filter: {
    age: 'Age',
    ageText: {
      activity: 'Only activities for these ages.',
      product: 'Only products for these ages.',
      organization: 'Organisations with an activity for exactly these ages.',
    },
    period: 'Period',
    periodText: {
      activity: 'Has a session in this period.',
      product: 'Products have no dates, so no product matches a period.',
      organization: 'One of its activities has a session in this period.',
    },
    price: 'Price',
    priceText: 'The price of the rate. Free is €0.00.',
    words: 'Sport, tags and categories',
    wordsText: {
      activity: 'One match per field is enough.',
      product: 'One match per field is enough.',
      organization: 'Sports of the organisation itself; tags and categories of one of its activities.',
    },
    years: 'years',
  },
  matches: {
    title: 'Matches now',
    activity: (count) => (count === 1 ? '1 activity matches' : `${count} activities match`),
    product: (count) => (count === 1 ? '1 product matches' : `${count} products match`),
    organization: (count) => (count === 1 ? '1 organisation matches' : `${count} organisations match`),
    nothing: 'No filter yet: this label isn’t added automatically here.',
    rule: 'All conditions must match.',
    one: 'At least one published activity must match all conditions.',
    invalid: 'Fix the filter first.',
    failed: 'Counting failed.',
    more: (count) => `and ${count} more`,
    concept: 'draft',
    pending: 'awaits review',
  },
  because: {
    from: (age) => `from ${age} years`,
    upTo: (age) => `up to ${age} years`,
    ages: (from, to) => `${from} to ${to} years`,
    after: (day) => `from ${day}`,
    before: (day) => `until ${day}`,
    between: (from, to) => `${from} – ${to}`,
    free: 'free',
    atLeast: (price) => `from ${price}`,
    atMost: (price) => `at most ${price}`,
    prices: (from, to) => `${from} – ${to}`,
    sports: (names) => `sport ${names}`,
    tags: (names) => `tag ${names}`,
    categories: (names) => `category ${names}`,
  },
  assign: {
    given: { title: 'Manual', text: 'Labels that you add. Wallets and notifications use them.' },
    matched: {
      title: 'Automatic',
      text: 'Added by their filters, and removed when these no longer match.',
    },
    noChoices: 'The platform has no labels yet.',
    noMatches: 'No label matches automatically.',
    why: (reasons) => `Matches: ${reasons}`,
  },
};
