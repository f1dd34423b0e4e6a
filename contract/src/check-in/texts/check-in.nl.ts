export const nl = {
  id: 'Tik',
  status: 'Aanwezigheid',
  seen: 'Vorige aanwezigheid',
  made_at: 'Moment',
  session: 'Sessie',
  override_capacity: 'Toelaten boven het aantal plekken',
};
