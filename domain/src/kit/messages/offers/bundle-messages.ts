/** Messages about bundles and the grid. */
export const bundleMessages = {
  'bundle.no_sessions': {
    nl: 'Kies sessies om toe te voegen of plan nieuwe',
    en: 'Choose sessions to add, or plan new ones',
  },
  'sessions.many': {
    nl: 'Je kunt maximaal {max} sessies tegelijk plannen',
    en: 'You can plan at most {max} sessions at once',
  },
} as const;
