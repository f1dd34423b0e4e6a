import { IconPlus, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { CommandPalette } from '../../ui/overlays/palette/CommandPalette.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { ShortcutSheet } from '../../ui/overlays/palette/ShortcutSheet.tsx';
import { SideDrawer } from '../../ui/overlays/SideDrawer.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { type Notice, NotificationBar } from '../../ui/page/bars/NotificationBar.tsx';
import { type Undoable, UndoBar } from '../../ui/page/bars/undo/UndoBar.tsx';
import { LogoTile } from '../../ui/people/LogoTile.tsx';
import { Row, Specimen } from './Specimen.tsx';

type Shown = 'none' | 'dialog' | 'confirm' | 'delete' | 'form' | 'drawer' | 'shortcuts' | 'palette';

const GROUPS = [
  {
    title: 'Organisaties',
    items: [
      {
        id: 'o1',
        label: 'Zwemclub De Otters',
        detail: 'Vereniging in Waterstad',
        icon: <LogoTile name="Zwemclub De Otters" />,
      },
    ],
  },
  {
    title: 'Mensen',
    items: [
      {
        id: 'm1',
        label: 'Pieter van den Berg',
        detail: 'beheerder bij De Otters',
        icon: <IconUser size={18} stroke={1.75} />,
      },
    ],
  },
  {
    title: 'Doen',
    items: [
      { id: 'd1', label: 'Activiteit toevoegen bij De Otters', keys: 'C', icon: <IconPlus size={18} stroke={1.75} /> },
    ],
  },
];

const KEYS = [
  {
    title: 'Lijst',
    shortcuts: [
      { label: 'Volgende of vorige rij', keys: ['J', 'K'] },
      { label: 'Naar organisaties', keys: ['G', 'O'], joined: 'next' as const },
    ],
  },
];

function Dialogs({ shown, close }: { shown: Shown; close: () => void }) {
  return (
    <>
      <Dialog
        isOpen={shown === 'dialog'}
        title="Weergave bewaren"
        subtitle="Filters, kolommen en volgorde"
        onClose={close}
        footer={<Button onClick={close}>Bewaren</Button>}
      >
        Wie mag deze weergave zien?
      </Dialog>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        title="Wijzigingen niet opgeslagen"
        text="Ga je weg zonder opslaan, dan zijn ze kwijt."
        changes={[
          { field: 'Naam', change: 'Zwemmen → Zwemmen voor beginners' },
          { field: 'Niveau', change: 'Alle niveaus → Beginner' },
        ]}
        confirmLabel="Opslaan en weggaan"
        cancelLabel="Verder bewerken"
        other={{ label: 'Verwerpen', onClick: close, isDanger: true }}
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        isOpen={shown === 'delete'}
        isDanger
        title="12 sessies van Zwemmen voor beginners verwijderen?"
        text="148 deelnemers krijgen een bericht."
        confirmLabel="12 sessies verwijderen"
        onConfirm={close}
        onCancel={close}
      />
      {shown === 'form' && (
        <FormDialog
          isDanger
          isPending={false}
          title="Geld teruggeven aan Sanne de Wit"
          confirmLabel="€ 12,50 teruggeven"
          onSubmit={close}
          onClose={close}
        >
          <TextInput label="Reden" isFirst value="" onChange={() => {}} />
        </FormDialog>
      )}
      <SideDrawer
        isOpen={shown === 'drawer'}
        title="Bestelling 20481"
        subtitle="Sanne de Wit"
        onClose={close}
        footer={<Button onClick={close}>Terugbetalen…</Button>}
      >
        Losse les, € 12,50
      </SideDrawer>
    </>
  );
}

/** Overlays, and the two bars that appear automatically. */
export function OverlaySpecimens() {
  const [shown, setShown] = useState<Shown>('none');
  const [query, setQuery] = useState('otters');
  const [singleKeys, setSingleKeys] = useState(true);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [done, setDone] = useState<Undoable | null>(null);
  const close = () => setShown('none');
  const open: readonly [Shown, string][] = [
    ['dialog', 'Dialoog'],
    ['confirm', 'Weggaan'],
    ['delete', 'Verwijderen'],
    ['form', 'Formulier'],
    ['drawer', 'Lade'],
    ['shortcuts', 'Sneltoetsen'],
    ['palette', 'Palet'],
  ];
  const notify = (kind: Notice['kind'], text: string) => setNotice({ id: crypto.randomUUID(), kind, text });
  return (
    <Specimen id="overlays" title="Over de pagina">
      <Row>
        {open.map(([name, label]) => (
          <Button key={name} variant="default" data-open={name} onClick={() => setShown(name)}>
            {label}
          </Button>
        ))}
      </Row>
      <Row>
        <Button
          variant="default"
          data-open="saved"
          onClick={() => notify('success', 'Zwemmen voor beginners is opgeslagen')}
        >
          Melding
        </Button>
        <Button
          variant="default"
          data-open="failed"
          onClick={() => notify('error', 'Opslaan lukte niet. Kijk bij de velden.')}
        >
          Foutmelding
        </Button>
        <Button
          variant="default"
          data-open="undo"
          onClick={() =>
            setDone({
              id: crypto.randomUUID(),
              text: 'Tag ‘buiten’ is verwijderd.',
              undo: () => notify('info', 'Tag ‘buiten’ staat er weer'),
            })
          }
        >
          Ongedaan maken
        </Button>
      </Row>
      <Dialogs {...{ shown, close }} />
      <ShortcutSheet
        isOpen={shown === 'shortcuts'}
        onClose={close}
        groups={KEYS}
        singleKeys={singleKeys}
        onSingleKeys={setSingleKeys}
      />
      <CommandPalette
        isOpen={shown === 'palette'}
        onClose={close}
        query={query}
        onQuery={setQuery}
        groups={query === 'niets' ? [] : GROUPS}
        onChoose={close}
        scope={{ label: 'Beweegplein Nederland', onLeave: close }}
      />
      <NotificationBar notice={notice} onClose={() => setNotice(null)} />
      <UndoBar done={done} onClose={() => setDone(null)} />
    </Specimen>
  );
}
