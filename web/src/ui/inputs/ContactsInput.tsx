import { CONTACT_ROLES, type ContactRole } from '@move/domain/contacts/contact-roles.ts';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ToggleChip } from '../marks/Chip.tsx';
import { IconButton } from '../page/IconButton.tsx';
import { shownName } from '@move/domain/privacy/erased-person.ts';
import { Avatar } from '../people/Avatar.tsx';
import { useLocale, useWords, useWordsOf } from '../Words.tsx';
import { contactsWords } from './contacts-words.ts';
import { errorNode, type FieldProps } from './field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { keepFocus } from './keep-focus.ts';
import { SelectInput } from './choices/SelectInput.tsx';
import * as look from '../look/look.module.css';
import * as choiceStyles from './choices.module.css';
import * as fieldStyles from './field.module.css';
import * as styles from './ContactsInput.module.css';

export type ContactLink = { contact_id: number; roles: readonly ContactRole[] };
export type Contact = {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  avatar?: string | null | undefined;
};

type ContactsInputProps = FieldProps<readonly ContactLink[]> & {
  /** Team members and external contacts of the organisation. */
  contacts: readonly Contact[];
  /** The roles to choose from; other roles that a contact already has can only be removed. */
  roles?: readonly ContactRole[];
};

type RowProps = {
  roles: readonly ContactRole[];
  link: ContactLink;
  contact: Contact;
  isFixed: boolean;
  onRoles: (roles: readonly ContactRole[]) => void;
  onRemove: () => void;
};

function ContactRow({ roles, link, contact, isFixed, onRoles, onRemove }: RowProps) {
  const w = useWords();
  const t = useWordsOf(contactsWords);
  const name = shownName(contact, useLocale());
  const labels: Record<ContactRole, string> = {
    contact_person: t.contact,
    trainer: t.trainer,
    confirmation_mail: t.confirmation,
  };
  // the button of a stored role stays when the role is turned off, so that it keeps the focus
  const [stored] = useState(link.roles);
  const lacksRole = link.roles.length === 0;
  // a contact that was just added has no role yet: that is a task first, and a fault only after a choice
  const [hasChosen, setChosen] = useState(stored.length > 0);
  const isFault = lacksRole && hasChosen;
  const isShown = (role: ContactRole) =>
    link.roles.includes(role) || (!isFixed && (roles.includes(role) || stored.includes(role)));
  const toggle = (role: ContactRole) => {
    setChosen(true);
    onRoles(
      CONTACT_ROLES.filter((other) => (other === role ? !link.roles.includes(role) : link.roles.includes(other))),
    );
  };
  return (
    <li className={styles.contact} data-invalid={isFault && !isFixed}>
      <Avatar person={contact} size={32} />
      <div className={`${look.grow} ${styles.name}`}>
        <div className={`${look.medium} ${look.ellipsis}`}>{name}</div>
        {contact.email !== null && (
          <div className={`${look.smaller} ${look.muted} ${look.ellipsis}`}>{contact.email}</div>
        )}
      </div>
      <div className={`${choiceStyles.choices} ${styles.roles}`} role="group" aria-label={t.rolesOf(name)}>
        {CONTACT_ROLES.filter((role) => isShown(role)).map((role) => (
          <ToggleChip
            key={role}
            label={labels[role]}
            isOn={link.roles.includes(role)}
            disabled={isFixed}
            onToggle={() => toggle(role)}
          />
        ))}
      </div>
      {!isFixed && (
        <IconButton
          label={w.removeName(name)}
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={onRemove}
        />
      )}
      {lacksRole && !isFixed && (
        <div
          className={`${isFault ? fieldStyles.fieldError : `${look.small} ${look.muted}`} ${styles.error}`}
          role="status"
        >
          {isFault ? errorNode(t.needsRole(name)) : t.needsRole(name)}
        </div>
      )}
    </li>
  );
}

/** A row per contact with role toggles; a row without role is marked. */
export function ContactsInput(props: ContactsInputProps) {
  const { value, onChange, contacts, roles = CONTACT_ROLES, disabled = false, readOnly = false } = props;
  const w = useWordsOf(contactsWords);
  const locale = useLocale();
  const isFixed = disabled || readOnly;
  const left = contacts.filter((contact) => !value.some((link) => link.contact_id === contact.id));
  const change = (id: number, chosen: readonly ContactRole[]) =>
    onChange(value.map((link) => (link.contact_id === id ? { ...link, roles: chosen } : link)));
  return (
    <FieldGroup {...props} isLabelHidden>
      {value.length > 0 && (
        <ul className={styles.contacts}>
          {value.map((link) => {
            const contact = contacts.find((one) => one.id === link.contact_id);
            if (contact === undefined) return null;
            return (
              <ContactRow
                key={link.contact_id}
                {...{ roles, link, contact, isFixed }}
                onRoles={(chosen) => change(link.contact_id, chosen)}
                onRemove={() => {
                  keepFocus('fieldset', 'li button:not([aria-pressed])', 'input');
                  onChange(value.filter((other) => other.contact_id !== link.contact_id));
                }}
              />
            );
          })}
        </ul>
      )}
      {value.length === 0 && <p className={look.muted}>{w.empty}</p>}
      {!isFixed && left.length > 0 && (
        <div className={styles.add}>
          <SelectInput
            label={w.add}
            placeholder={w.search}
            value={null}
            hasSearch
            options={left.map((contact) => ({
              value: contact.id,
              label: `${shownName(contact, locale)}${contact.email ? `, ${contact.email}` : ''}`,
            }))}
            onChange={(id) => id !== null && onChange([...value, { contact_id: id, roles: [] }])}
          />
        </div>
      )}
    </FieldGroup>
  );
}
