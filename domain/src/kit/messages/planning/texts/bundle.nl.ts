export const nl = {
  'bundle.no_sessions': 'Kies sessies om toe te voegen of plan nieuwe',
  'sessions.many': 'Je kunt maximaal {max} sessies tegelijk plannen',
};
