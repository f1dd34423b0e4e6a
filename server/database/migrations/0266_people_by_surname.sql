-- Lists of people are sorted by surname without its prefix (docs/rules/wording.md#order-of-names). The expression is that of `nameOrder`, so
-- that these indexes find a page of a list.
drop index participants_list;
create index participants_by_name on participants (session_id,
  (regexp_replace(fold(translate(last_name, '’', '''')), '^(?:(?:aan|af|auf|bij|da|das|de|del|della|den|der|des|di|do|dos|du|el|het|im|in|la|las|le|les|lo|los|onder|op|over|''s|''t|te|ten|ter|tho|thoe|to|toe|tot|uijt|uit|unter|van|vande|vanden|vander|ver|von|vom|voor|vor|zu|zum|zur)[ ]+|[dl]''[ ]*)+(?=[^ ])', '')),
  fold(first_name), fold(last_name), id) include (organization_id, status, last_name, first_name);
drop index bundle_participants_list;
create index bundle_participants_by_name on bundle_participants (bundle_id,
  (regexp_replace(fold(translate(last_name, '’', '''')), '^(?:(?:aan|af|auf|bij|da|das|de|del|della|den|der|des|di|do|dos|du|el|het|im|in|la|las|le|les|lo|los|onder|op|over|''s|''t|te|ten|ter|tho|thoe|to|toe|tot|uijt|uit|unter|van|vande|vanden|vander|ver|von|vom|voor|vor|zu|zum|zur)[ ]+|[dl]''[ ]*)+(?=[^ ])', '')),
  fold(first_name), fold(last_name), id);
