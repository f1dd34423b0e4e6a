-- Apart from 0106: a drop that waits too long for a lock is tried again, and would build the new index anew each time.
drop index audit_log_organization;
