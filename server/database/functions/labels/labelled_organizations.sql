-- Returns the organisations that carry a label, given by hand or found by its filter.
create or replace function labelled_organizations(p_label_id bigint) returns setof bigint language sql stable parallel safe as $$
  select link.organization_id from organization_labels link join labels on labels.id = link.label_id
   where link.label_id = p_label_id and labels.deleted_at is null
  union
  select it.id from label_filters filter join labels on labels.id = filter.label_id
    cross join lateral fitting_organizations(filter) it
   where filter.label_id = p_label_id and filter.kind = 'organization' and labels.deleted_at is null
$$;
