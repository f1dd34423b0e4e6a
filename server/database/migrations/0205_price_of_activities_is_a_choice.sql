-- True: neither a rate nor free was chosen yet. With a rate it says nothing, so that the former version may go on setting one.
alter table activities add column price_open boolean not null default false;
-- Nothing is sold for free by accident; a walk-in is free.
alter table activities add constraint activities_price_chosen
  check (concept or rate_id is not null or not price_open or no_signup_required);
-- What is published has its price; of a draft without a rate free is not a choice yet.
update activities set price_open = true where concept and rate_id is null and not no_signup_required;
