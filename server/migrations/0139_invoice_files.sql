-- The PDF of an invoice as it was issued, and the mails that brought it (docs/rules/money.md#invoices).

-- Written once: whatever a later release draws, this is the document that was sent.
create table invoice_pdfs (
  organization_id bigint not null,
  invoice_id bigint not null,
  file_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, invoice_id),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id),
  foreign key (organization_id, file_id) references files (organization_id, id)
);
create index invoice_pdfs_file on invoice_pdfs (organization_id, file_id);

create table invoice_mails (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  invoice_id bigint not null,
  -- null once the outbox no longer keeps it
  mail_id bigint references mails on delete set null,
  -- null for the product itself
  sent_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, invoice_id) references invoices (organization_id, id)
);
create index invoice_mails_invoice on invoice_mails (organization_id, invoice_id, id);
create index invoice_mails_mail on invoice_mails (mail_id) where mail_id is not null;
create index invoice_mails_sender on invoice_mails (sent_by) where sent_by is not null;

-- Read and written as the invoices themselves.
do $$
declare
  name text;
begin
  foreach name in array '{invoice_pdfs,invoice_mails}'::text[] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format($policy$
      create policy reading on %I for select using (
        (select app_sees_all())
        or (organization_id = any ((select app_organization_ids())::bigint[])
          and (not (select app_money_is_limited())
            or organization_id = any ((select app_money_organization_ids())::bigint[]))))$policy$, name);
    call protect_writing(name, 'false');
  end loop;
end $$;

create trigger never_deleted before delete or truncate on invoice_pdfs execute function refuse_deletion();

create function freeze_invoice_pdf() returns trigger language plpgsql as $$
begin
  raise exception 'the PDF of an invoice stays as it is' using errcode = 'restrict_violation';
end $$;
create trigger frozen before update on invoice_pdfs for each row execute function freeze_invoice_pdf();

-- A file that a mail brings along; it is read when the mail is delivered.
alter table mails add column attachment_id uuid references files;
alter table mails add column attachment_name text;
alter table mails add check ((attachment_id is null) = (attachment_name is null));
create index mails_attachment on mails (attachment_id) where attachment_id is not null;

create index invoice_credits on invoices (credit_of) where credit_of is not null;
