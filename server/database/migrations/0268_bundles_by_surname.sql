-- The same for the people of a bundle (0266).
create index bundle_participants_by_name on bundle_participants (bundle_id,
  (left(regexp_replace(fold(translate(last_name, '’', '''')), '^(?:(?:aan|af|auf|bij|da|das|de|del|della|den|der|des|di|do|dos|du|el|het|im|in|la|las|le|les|lo|los|onder|op|over|''s|''t|te|ten|ter|tho|thoe|to|toe|tot|uijt|uit|unter|van|vande|vanden|vander|ver|von|vom|voor|vor|zu|zum|zur)[ ]+|[dl]''[ ]*)+(?=[^ ])', ''), 40)),
  left(fold(first_name), 40), left(fold(last_name), 40), id);
drop index bundle_participants_list;
