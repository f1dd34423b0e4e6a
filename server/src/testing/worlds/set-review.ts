import pg from 'pg';

type Status = 'pending' | 'accepted' | 'rejected';

/** Sets the review of an organisation to any status, also from accepted back to another status, without triggers. */
export async function setReview(admin: pg.ClientConfig, organizationId: number, status: Status): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `update organizations set status = $1, rejected_reason = case $1 when 'rejected' then 'Nee' end where id = $2`,
    [status, organizationId],
  );
  await client.end();
}
