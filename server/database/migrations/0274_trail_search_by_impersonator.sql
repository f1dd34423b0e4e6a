-- A search of the trail also finds the user who acted as another, so its index holds impersonator_id as well. The index is built anew for each
-- month of the trail: on a long trail that takes time, and meanwhile calls that write to the trail wait. Migrate at a quiet hour.
create index audit_log_search_impersonator on audit_log (organization_id, created_at desc, id desc)
  include (subject_type, subject_id, subject_name, actor_id, application_id, sold_on, action, impersonator_id);
drop index audit_log_search;
alter index audit_log_search_impersonator rename to audit_log_search;
