-- A search of the trail finds what was done and orders by their number as well, so its index holds these columns too.
create index audit_log_search_told on audit_log (organization_id, created_at desc, id desc)
  include (subject_type, subject_id, subject_name, actor_id, application_id, sold_on, action);
drop index audit_log_search;
alter index audit_log_search_told rename to audit_log_search;
