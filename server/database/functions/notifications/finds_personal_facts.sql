-- Returns whether an audience is narrowed by an age or an area, as `narrowsByAgeOrArea` of domain/src/notifications/notification.ts.
create or replace function finds_personal_facts(p_audience jsonb) returns boolean language sql immutable as $$
  select jsonb_array_length(coalesce(nullif(p_audience -> 'zipcodes', 'null'), '[]')) > 0
    or p_audience ->> 'min_age' is not null or p_audience ->> 'max_age' is not null
$$;
