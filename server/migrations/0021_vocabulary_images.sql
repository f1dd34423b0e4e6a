-- Pictures of words. They have no tenant: every platform's forms and lists show them.

alter table tags drop column image_url, add column image_id uuid references files;
alter table categories drop column image_url, add column image_id uuid references files;
alter table labels add column icon_id uuid references files;
create index tags_image on tags (image_id) where image_id is not null;
create index categories_image on categories (image_id) where image_id is not null;
create index labels_icon on labels (icon_id) where icon_id is not null;
