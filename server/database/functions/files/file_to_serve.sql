-- Returns a file when the request may read it: a public file of a record, one with a signed address, an own upload, or a file of an
-- organisation or platform of the user. A pending upload is returned only to its uploader, to a superadmin and by a signed address. Otherwise
-- any visitor with its id could use the server as a store of images. It is private, so that shared caches don't keep it. A document that the
-- product made (uploader_id is null), such as an invoice, is served by the endpoint of its record, by a signed address and to superadmins, since
-- not all members of the organisation or its platforms may see that record. No code deletes users, so an upload keeps its uploader_id.
create or replace function file_to_serve(p_id uuid, p_is_signed boolean, p_token_hash bytea)
returns table (id uuid, filename text, mime_type text, size integer, width integer, height integer, sha256 bytea, visibility text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  user_id_of_token bigint;
begin
  perform set_config('app.scope', 'system', true);
  if p_token_hash is not null and not p_is_signed then
    select user_id into user_id_of_token from api_tokens join users on users.id = user_id
     where token_hash = p_token_hash and revoked_at is null and expires_at > now() and users.deleted_at is null;
  end if;
  return query
    select f.id, f.filename, f.mime_type, f.size, f.width, f.height, f.sha256,
      case when f.status = 'pending' then 'private' else f.visibility end
      from files f
     where f.id = p_id and ((f.visibility = 'public' and f.status = 'attached') or p_is_signed or f.uploader_id = user_id_of_token or exists (
       select from user_roles r
        where r.user_id = user_id_of_token and (
          r.role = 'superadmin'
          or f.uploader_id is not null and (
            exists (select from organizations own
                     where own.id = f.organization_id and own.id = r.organization_id and own.deleted_at is null)
            or r.role = 'admin' and (
              f.application_id = any (application_family(r.application_id))
              or exists (select from organization_applications link
                          where link.organization_id = f.organization_id
                            and link.application_id = any (application_family(r.application_id))))))));
  perform set_config('app.scope', scope_before, true);
end $$;
