-- A replay of the list of erasures passes over what was made after the erasure (docs/privacy.md#backups). The moment is that of the row, not
-- that of the start of its transaction: a record that was made while the erasure waited for a lock is erased too.
alter table erasures alter column erased_at set default clock_timestamp();
