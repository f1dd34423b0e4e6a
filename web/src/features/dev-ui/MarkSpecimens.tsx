import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { AddChip, Chip, FilterChip, ToggleChip } from '../../ui/marks/Chip.tsx';
import { Kbd } from '../../ui/marks/Kbd.tsx';
import { CapacityBar } from '../../ui/marks/CapacityBar.tsx';
import { SegmentedChoice } from '../../ui/marks/SegmentedChoice.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS } from '../../ui/marks/statuses.ts';
import { Hint } from '../../ui/overlays/menus/Hint.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { IconButton } from '../../ui/page/IconButton.tsx';
import { Avatar, PersonLine } from '../../ui/people/Avatar.tsx';
import { AvatarGroup } from '../../ui/people/AvatarGroup.tsx';
import { LogoTile } from '../../ui/people/LogoTile.tsx';
import { Row, Specimen } from './Specimen.tsx';
import { PEOPLE } from './sample-rows.ts';
import * as lookStyles from '../../ui/look/look.module.css';

function Choices() {
  const [view, setView] = useState<'week' | 'month' | 'list'>('week');
  const [isOn, setOn] = useState(true);
  const [isFiltered, setFiltered] = useState(true);
  return (
    <>
      <Row>
        <SegmentedChoice
          label="Weergave"
          value={view}
          onChange={setView}
          segments={[
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Maand' },
            { value: 'list', label: 'Lijst' },
          ]}
        />
        <ToggleChip label="Trainer" isOn={isOn} onToggle={() => setOn(!isOn)} />
        <ToggleChip label="Contactpersoon" isOn={!isOn} onToggle={() => setOn(!isOn)} />
        <Chip>buiten</Chip>
      </Row>
      <Row>
        {isFiltered && <FilterChip name="Sport is" value="Zwemmen" onRemove={() => setFiltered(false)} />}
        <AddChip label="Filter" onClick={() => setFiltered(true)} />
        <Kbd>Ctrl K</Kbd>
      </Row>
    </>
  );
}

function Buttons() {
  return (
    <Row>
      <Button>Opslaan</Button>
      <Button variant="default">Voorbeeld</Button>
      <Button variant="light">Bekijken</Button>
      <Button variant="subtle" color="neutral">
        Annuleren
      </Button>
      <Button variant="outline" color="danger">
        Zwemclub De Otters verwijderen
      </Button>
      <Hint text="Kies eerst een locatie">
        <Button aria-disabled="true">Publiceren…</Button>
      </Hint>
      <IconButton label="Verwijderen" icon={<IconTrash size={17} stroke={1.75} aria-hidden />} isFramed />
    </Row>
  );
}

/** Small marks: statuses, chips, people, buttons. */
export function MarkSpecimens() {
  return (
    <>
      <Specimen id="buttons" title="Knoppen">
        <Buttons />
      </Specimen>
      <Specimen id="statuses" title="Statussen">
        {Object.entries(STATUS).map(([set, looks]) => (
          <Row key={set}>
            {Object.entries(looks).map(([value, look]) => (
              <span key={value} className={lookStyles.row}>
                <Status look={look} />
                <Status look={look} pill />
              </span>
            ))}
          </Row>
        ))}
      </Specimen>
      <Specimen id="choices" title="Keuzes en chips">
        <Choices />
      </Specimen>
      <Specimen id="people" title="Mensen en logo’s">
        <Row>
          {PEOPLE.map((person) => (
            <Avatar key={person.last_name} person={person} isAlone />
          ))}
          <Avatar person={{ first_name: 'Pieter', last_name: 'van den Berg' }} size={24} isAlone />
          <AvatarGroup people={PEOPLE} />
        </Row>
        <Row>
          {PEOPLE.slice(0, 2).map((person) => (
            <PersonLine key={person.last_name} person={person} detail="Beheerder" />
          ))}
          {['Buurtsporthuis Noord', 'Judoschool Kodai', 'ÉÉN Fit B.V.', 'Stichting Bewegen 55+'].map((name) => (
            <LogoTile key={name} name={name} />
          ))}
        </Row>
      </Specimen>
      <Specimen id="capacity-bar" title="Bezetting">
        <div style={{ display: 'grid', gap: 10, maxWidth: 280 }}>
          <CapacityBar used={14} total={20} />
          <CapacityBar used={20} total={20} />
          <CapacityBar used={0} total={12} />
        </div>
      </Specimen>
    </>
  );
}
