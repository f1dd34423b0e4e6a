import type { nl } from './holidays.nl.ts';

export const en: typeof nl = {
  new_year: "New Year's Day",
  good_friday: 'Good Friday',
  easter_sunday: 'Easter Sunday',
  easter_monday: 'Easter Monday',
  kings_day: "King's Day",
  liberation_day: 'Liberation Day',
  ascension_day: 'Ascension Day',
  whit_sunday: 'Whit Sunday',
  whit_monday: 'Whit Monday',
  christmas_day: 'Christmas Day',
  boxing_day: 'Boxing Day',
  school: {
    autumn: 'Autumn holidays',
    christmas: 'Christmas holidays',
    spring: 'Spring holidays',
    carnival: 'Carnival holidays',
    may: 'May holidays',
    summer: 'Summer holidays',
  },
};
