-- Adds what a new platform needs to work at once: all filters, and the payment methods with their usual costs.
create or replace procedure furnish_application(p_id bigint) language sql as $$
  insert into application_filters (application_id, tier, key, position)
  select p_id, 'primary', key, position
    from unnest(array['sport', 'category', 'date', 'distance']) with ordinality as filter (key, position);
  insert into application_filters (application_id, tier, key, position)
  select p_id, 'secondary', key, position
    from unnest(array['age', 'gender', 'level', 'price', 'offer_type', 'tag', 'location_type', 'accessible'])
         with ordinality as filter (key, position);
  insert into payment_methods (application_id, code, fixed_in_cents)
  select p_id, code, cents
    from (values ('ideal', 35), ('bancontact', 35), ('creditcard', 35), ('wallet', 0), ('cash', 0), ('free', 0),
                 ('external', 0)) as usual (code, cents);
$$;

-- Furnishes each new platform. Trigger on applications.
create or replace function furnish_new_application() returns trigger language plpgsql as $$
begin
  call furnish_application(new.id);
  return null;
end $$;
