export const nl = {
  id: 'Tik',
  status: 'Aanwezigheid',
  seen: 'Vorige aanwezigheid',
  made_at: 'Moment',
  session: 'Sessie',
  override_capacity: 'Inschrijven als het vol is',
};
