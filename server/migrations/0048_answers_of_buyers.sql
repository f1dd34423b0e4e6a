-- Whoever buys a product answers its questions as well.

alter table question_answers
  add column purchase_id bigint,
  add foreign key (organization_id, purchase_id) references purchases (organization_id, id) on delete cascade,
  drop constraint question_answers_of_one,
  add constraint question_answers_of_one check (num_nonnulls(participant_id, bundle_participant_id, purchase_id) = 1);
create unique index question_answers_purchase on question_answers (purchase_id, field_id) where purchase_id is not null;
