-- The title of a sold line is the name of what was sold; the begin of its session is stored apart, and is written in the language of
-- whoever reads it.
alter table order_lines
  add column start_date date,
  add column start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add check (start_date is not null or start_time is null);

-- Single sessions that were sold before have their begin in the title: "Judo, dinsdag 24 november 2026 19:00", or "Judo, 2026-11-24". What
-- doesn't exist, as 31 februari, is no begin: it stays in the title.
alter table order_lines disable trigger sold_as_it_was;
-- kept, so that each title is read once
with written as materialized (
  select line.id, regexp_match(title, '^(.+), (?:[[:alpha:]]+ ([0-9]{1,2}) ([[:alpha:]]+) ([1-9][0-9]{3}) (([01][0-9]|2[0-3]):[0-5][0-9])'
    || '|([1-9][0-9]{3})-([0-9]{2})-([0-9]{2}))$') as parts
  from order_lines line where exists (
    select from participants where participants.organization_id = line.organization_id and participants.order_line_id = line.id)
), read as materialized (
  select id, parts[1] as title, parts[5] as start_time, coalesce(parts[4], parts[7])::integer as year,
    coalesce(parts[8]::integer,
      array_position(array['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober',
        'november', 'december'], parts[3]),
      array_position(array['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October',
        'November', 'December'], parts[3])) as month,
    coalesce(parts[2], parts[9])::integer as day
  from written where parts is not null
), dated as materialized (
  -- the day only where the month has it
  select id, title, start_time, case when month between 1 and 12 then
    (select first + day - 1 from make_date(year, month, 1) as first
      where day between 1 and extract(day from first + interval '1 month - 1 day')) end as start_date
  from read
)
update order_lines set title = dated.title, start_date = dated.start_date, start_time = dated.start_time
from dated where dated.id = order_lines.id and dated.start_date is not null;
alter table order_lines enable trigger sold_as_it_was;

-- Whether a platform takes payments by one of these ways, null: whether any does. What costs something is only booked where there is
-- one. It looks beyond the scope, as visitors see nothing of payment_methods.
create function is_paid_by(p_application_id bigint, p_codes text[]) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_found boolean;
begin
  perform set_config('app.scope', 'system', true);
  select exists (select from payment_methods where enabled and code = any (p_codes)
    and application_id = coalesce(p_application_id, application_id)) into is_found;
  perform set_config('app.scope', scope_before, true);
  return is_found;
end $$;

-- The page of a website where the visitor booked, to which the page of the order leads back.
alter table orders add column return_url text check (length(return_url) between 1 and 1000);

-- The websites of each platform: its hosts, and the address of its own website. `public_origins()` stays for processes that run on beside
-- this database.
create function public_websites() returns table (application_id bigint, host text, website_url text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select hosts.application_id, hosts.host::text, null::text from application_hosts hosts
    union all select id, null, applications.website_url::text from applications where applications.website_url is not null;
  perform set_config('app.scope', scope_before, true);
end $$;
