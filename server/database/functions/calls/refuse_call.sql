-- Empties the scope, so that the rest of the transaction sees no rows, and returns the reply to a refused call. `p_user_id` is for the log;
-- null when unknown.
create or replace function refuse_call(p_outcome text, p_user_id bigint) returns jsonb language plpgsql as $$
begin
  perform set_scope('', '{}', '{}');
  return jsonb_strip_nulls(jsonb_build_object('outcome', p_outcome, 'user_id', p_user_id));
end $$;
