-- Until when the link of a mail works: after that, or once it was used, the secret in it is removed from the outbox.
alter table mails add column link_until timestamptz;
create index mails_with_link on mails (link_until) where link_until is not null;
-- links of before: no link works longer than thirty days
update mails set link_until = created_at + interval '30 days' where body_text like '%token=%';

-- Who can't be traced to an order is found by the end of the session, as the others are.
create index purchases_named on purchases (created_at) where email not like '%@erased.invalid';
create index orders_named on orders (created_at) where email not like '%@erased.invalid';
create index messages_age on messages (created_at);
