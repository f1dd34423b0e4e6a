-- The title of a sold line is the name of what was sold; the begin of its session is stored apart, and is written in the language of
-- whoever reads it.
alter table order_lines
  add column start_date date,
  add column start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add check (start_date is not null or start_time is null);

-- What was sold before has the begin in its title: "Judo, dinsdag 24 november 2026 19:00", or "Judo, 2026-11-24".
alter table order_lines disable trigger sold_as_it_was;
with written as (
  select id, regexp_match(title, '^(.+), [[:alpha:]]+ ([0-9]{1,2}) ([[:alpha:]]+) ([0-9]{4}) ([0-9]{2}:[0-9]{2})$') as parts
  from order_lines
), read as (
  select id as line_id, parts, coalesce(
    array_position(array['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober',
      'november', 'december'], parts[3]),
    array_position(array['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October',
      'November', 'December'], parts[3])) as month
  from written where parts is not null
)
update order_lines set title = read.parts[1], start_time = read.parts[5],
  start_date = make_date(read.parts[4]::integer, month, read.parts[2]::integer)
from read where read.line_id = order_lines.id and month is not null;
with read as (
  select id as line_id, regexp_match(title, '^(.+), ([0-9]{4}-[0-9]{2}-[0-9]{2})$') as parts from order_lines
)
update order_lines set title = read.parts[1], start_date = read.parts[2]::date
from read where read.line_id = order_lines.id and read.parts is not null;
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
