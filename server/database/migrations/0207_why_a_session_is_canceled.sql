-- Why a session was canceled, for everybody who was to come, and who was mailed. The lists are those of domain/src/sessions/session-cancellation.ts.
alter table sessions
  add column canceled_cause text check (canceled_cause in ('weather', 'illness', 'few_people', 'closed')),
  add column canceled_reason text check (length(canceled_reason) between 1 and 300),
  add column canceled_notified text[] check (canceled_notified <@ array['participants', 'waiting', 'trainers']),
  add constraint sessions_reason_of_canceled check (
    canceled_at is not null or (canceled_cause is null and canceled_reason is null and canceled_notified is null));
