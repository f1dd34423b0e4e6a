-- The worker makes the coming partitions of the audit trail without the password of the owner: as the function's owner.
alter function ensure_audit_partitions() security definer set search_path = public, pg_temp;
