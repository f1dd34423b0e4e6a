-- Payments that the bank returned, for the list of batches with money that is still to be paid.
create index sepa_lines_rejected on sepa_lines (sepa_batch_id) include (organization_id) where status = 'rejected';
