-- Queues the job that sends a refund to the provider (server/src/app/whole/tasks.test.ts).
create or replace function queue_refund(p_id bigint) returns void language sql as $$
  select add_job('send_refund', json_build_object('providerRefundId', p_id), jsonb_build_object('job_key', 'send_refund:' || p_id))
$$;
