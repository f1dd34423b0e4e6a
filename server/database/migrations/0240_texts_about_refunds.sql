-- Staff's own words about refunds end 24 months after they were written; the nightly job finds them by these.
create index refunds_explained on refunds (booked_at) where reason is not null;
create index provider_refunds_explained on provider_refunds (coalesce(settled_at, updated_at)) where settled_how is not null;
