/** Messages about bundles and the grid. */
export const bundleMessages = {
  'bundle.start': {
    nl: 'De startdatum mag niet na de eerste sessie liggen, en die is op {date}',
    en: 'The start date may not be after the first session, which is on {date}',
  },
  'bundle.session_before': {
    nl: 'Een sessie van {date} begint voor de bundel, die start op {start}',
    en: 'A session on {date} begins before the bundle, which starts on {start}',
  },
  'bundle.participants': {
    nl: 'Aan deze bundel doen nog mensen mee: {count}',
    en: 'People still take part in this bundle: {count}',
  },
  'bundle.waiting': {
    nl: 'Op de wachtlijst van deze bundel staan nog mensen: {count}',
    en: 'People still wait for this bundle: {count}',
  },
  'bundle.session_people': {
    nl: 'Door deze bundel hebben mensen een plek in de sessie: {count}',
    en: 'People have a spot in this session by this bundle: {count}',
  },
  'bundle.session_past': {
    nl: 'Een sessie die al begonnen is, blijft in de bundel',
    en: 'A session that has begun stays in the bundle',
  },
  'bundle.no_sessions': {
    nl: 'Kies sessies om toe te voegen of plan nieuwe',
    en: 'Choose sessions to add, or plan new ones',
  },
  'bundle.sessions_max': {
    nl: 'Een bundel heeft hoogstens {max} sessies',
    en: 'A bundle has at most {max} sessions',
  },
  'sessions.activity_max': {
    nl: 'Een activiteit heeft hoogstens {max} sessies die nog moeten beginnen',
    en: 'An activity has at most {max} sessions that are still to start',
  },
  'sessions.organization_max': {
    nl: 'Een organisatie heeft hoogstens {max} sessies die nog moeten beginnen',
    en: 'An organisation has at most {max} sessions that are still to start',
  },
  'sessions.many': {
    nl: 'Je kunt maximaal {max} sessies tegelijk plannen',
    en: 'You can plan at most {max} sessions at once',
  },
} as const;
