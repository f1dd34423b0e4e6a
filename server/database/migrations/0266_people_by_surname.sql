-- Lists of people are sorted by surname without its prefix (docs/rules/wording.md#order-of-names). The expression is that of `nameOrder`, so
-- that this index finds a page of a list. An entry of an index has 2,704 bytes at most, a name 255 characters of up to four bytes: so only
-- the start of a name is a key. The former index is dropped last, because from then on nobody reads the table until the commit.
create index participants_by_name on participants (session_id,
  (left(regexp_replace(fold(translate(last_name, '’', '''')), '^(?:(?:aan|af|auf|bij|da|das|de|del|della|den|der|des|di|do|dos|du|el|het|im|in|la|las|le|les|lo|los|onder|op|over|''s|''t|te|ten|ter|tho|thoe|to|toe|tot|uijt|uit|unter|van|vande|vanden|vander|ver|von|vom|voor|vor|zu|zum|zur)[ ]+|[dl]''[ ]*)+(?=[^ ])', ''), 40)),
  left(fold(first_name), 40), left(fold(last_name), 40), id) include (organization_id, status, last_name, first_name);
drop index participants_list;
