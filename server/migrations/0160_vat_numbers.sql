-- Of an organisation, for its invoices: with its country, without spaces and dots.
alter table organizations add column vat_number text check (vat_number ~ '^[A-Z]{2}[A-Z0-9+*]{2,12}$');
