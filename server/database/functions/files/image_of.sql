-- Returns an image as records show it (contract: Image).
create or replace function image_of(p_file_id uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', id, 'filename', filename, 'size', size, 'mime_type', mime_type, 'width', width, 'height', height)
  from files where id = p_file_id
$$;
