-- Rows about notifications have the platform they were for, as new ones get it by has_amounts() and sold_on(): the policy `sold_here`
-- then keeps the texts from administrators of other platforms. The trail is append-only, for its owner too.
create policy filling_in on audit_log for update using (true);
alter table audit_log disable trigger append_only;
update audit_log set sold_on = notifications.application_id
  from notifications
 where audit_log.subject_type = 'notifications' and audit_log.subject_id = notifications.id::text and audit_log.sold_on is null;
alter table audit_log enable trigger append_only;
drop policy filling_in on audit_log;
