-- Invoices that were never mailed, for the list of those that nothing mails by itself.
create index invoices_unsent on invoices (issued_on) include (organization_id) where sent_at is null;
