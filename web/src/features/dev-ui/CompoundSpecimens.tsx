import { useState } from 'react';
import { type ContactLink, ContactsInput } from '../../ui/inputs/ContactsInput.tsx';
import { type Coordinates, MapField } from '../../ui/inputs/map/MapField.tsx';
import { PEOPLE } from './sample-rows.ts';
import { Specimen } from './Specimen.tsx';

const CONTACTS = PEOPLE.map((person, i) => ({
  ...person,
  id: i + 1,
  email: `${person.first_name.toLowerCase()}@zwemclub.example`,
}));

function Contacts() {
  const [links, setLinks] = useState<readonly ContactLink[]>([
    { contact_id: 2, roles: ['contact_person', 'confirmation_mail'] },
    { contact_id: 3, roles: ['trainer'] },
    { contact_id: 4, roles: [] },
  ]);
  return <ContactsInput label="Contactpersonen" contacts={CONTACTS} value={links} onChange={setLinks} />;
}

function Pin() {
  const [pin, setPin] = useState<Coordinates | null>({ latitude: 51.98412, longitude: 5.11873 });
  return <MapField label="Plek op de kaart" value={pin} onChange={setPin} />;
}

export function CompoundSpecimens() {
  const narrow = { maxWidth: 640 };
  return (
    <>
      <Specimen id="contacts" title="Contactpersonen">
        <div style={narrow}>
          <Contacts />
        </div>
      </Specimen>
      <Specimen id="maps" title="Kaart">
        <div style={narrow}>
          <Pin />
        </div>
      </Specimen>
    </>
  );
}
