-- The answer to a call that isn't let in; the rest of its transaction sees nothing. `p_user_id` is for the log, null when unknown.
create or replace function refuse_call(p_outcome text, p_user_id bigint) returns jsonb language plpgsql as $$
begin
  perform set_scope('', '{}', '{}');
  return jsonb_strip_nulls(jsonb_build_object('outcome', p_outcome, 'user_id', p_user_id));
end $$;
