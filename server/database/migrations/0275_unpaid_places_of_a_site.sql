-- Besides its network, an unpaid order keeps the site of its visitor (an IPv6 /48) as a keyed hash: one customer of a provider has 65,536
-- networks (docs/rules/booking.md#limits). Orders that were placed before this version have none, and count for their network only.
alter table orders add column reserved_by_site bytea;
create index orders_reserved_by_site on orders (reserved_by_site) where status = 'open' and reserved_by_site is not null;
