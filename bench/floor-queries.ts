import type pg from 'pg';

/** The request to a floor; its replies have the product's shape. */
export type Asked = { organizationId: number; search: string; page: number; itemsPerPage: number };
export type Queries = {
  /** Returns the user with a token who works for the organisation. */
  findCaller(db: pg.Pool, token: Buffer, organizationId: number): Promise<number | undefined>;
  list(db: pg.Pool, asked: Asked): Promise<{ rows: unknown[]; total: number }>;
};

const columns = `l.id, l.name, l.street, l.house_number, l.zipcode, l.city, l.country, l.latitude, l.longitude, l.is_hidden,
  link.is_admin, l.owner_organization_id, l.updated_at`;
const used = `from locations l join location_organizations link on link.location_id = l.id
  where link.organization_id = $1 and link.unlinked_at is null and l.deleted_at is null`;

/** Simple SQL: one query for each need. */
export const obvious: Queries = {
  async findCaller(db, token, organizationId) {
    const { rows: tokens } = await db.query(
      'select user_id from api_tokens where token_hash = $1 and expires_at > now() and revoked_at is null',
      [token],
    );
    const userId = tokens[0]?.user_id;
    const { rows } = await db.query('select role from user_roles where user_id = $1 and organization_id = $2', [
      userId,
      organizationId,
    ]);
    return rows.length > 0 ? userId : undefined;
  },
  async list(db, { organizationId, search, page, itemsPerPage }) {
    const filter = search
      ? `${used} and (l.name ilike $2 or l.street ilike $2 or l.city ilike $2 or l.zipcode ilike $2)`
      : used;
    const values = search ? [organizationId, `%${search}%`] : [organizationId];
    const counted = await db.query(`select count(*) as total ${filter}`, values);
    const found = await db.query(
      `select ${columns} ${filter} order by lower(l.name), l.id limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`,
      values,
    );
    const ids = found.rows.map((row) => row.id);
    const types = await db.query(
      `select t.id, t.name, k.location_id from location_type_links k join location_types t on t.id = k.location_type_id
       where k.location_id = any ($1) order by t.name`,
      [ids],
    );
    const owners = await db.query('select id, name from organizations where id = any ($1)', [
      found.rows.map((row) => row.owner_organization_id),
    ]);
    const rows = found.rows.map((row) => ({
      ...row,
      owner: owners.rows.find((owner) => owner.id === row.owner_organization_id),
      types: types.rows.filter((type) => type.location_id === row.id),
    }));
    return { rows, total: Number(counted.rows[0].total) };
  },
};

/** Better SQL: the caller in one query, page and total in one, the page by index, details only for its rows. */
export const careful: Queries = {
  async findCaller(db, token, organizationId) {
    const { rows } = await db.query(
      `select t.user_id from api_tokens t join user_roles r on r.user_id = t.user_id and r.organization_id = $2
       where t.token_hash = $1 and t.expires_at > now() and t.revoked_at is null limit 1`,
      [token, organizationId],
    );
    return rows[0]?.user_id;
  },
  async list(db, { organizationId, search, page, itemsPerPage }) {
    const filter = search
      ? `${used} and fold(l.name || ' ' || l.street || ' ' || l.city || ' ' || l.zipcode) like '%' || fold($2) || '%'`
      : used;
    const { rows } = await db.query(
      `with page as materialized (
         select l.id, link.is_admin as may ${filter} order by fold(l.name), l.id
         limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage})
       select ${columns.replace('link.is_admin', 'page.may as is_admin')}, jsonb_build_object('id', o.id, 'name', o.name) as owner,
         (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name), '[]')
          from location_type_links k join location_types t on t.id = k.location_type_id where k.location_id = l.id) as types,
         (select count(*) ${filter}) as total
       from page join locations l on l.id = page.id join organizations o on o.id = l.owner_organization_id
       order by fold(l.name), l.id`,
      search ? [organizationId, search] : [organizationId],
    );
    return { rows, total: Number(rows[0]?.total ?? 0) };
  },
};
