-- Returns whether a campaign is planned, running or ended at a moment. The end itself is outside the period, so that one campaign follows
-- another at midnight.
create or replace function campaign_state(p_starts_at timestamptz, p_ends_at timestamptz, p_at timestamptz) returns text
language sql immutable parallel safe
  return case when p_ends_at <= p_at then 'ended' when p_starts_at > p_at then 'planned' else 'running' end;
