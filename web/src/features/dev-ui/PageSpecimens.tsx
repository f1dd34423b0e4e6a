import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS } from '../../ui/marks/statuses.ts';
import { Banner, OfflineBanner } from '../../ui/page/bars/Banner.tsx';
import { BulkBar } from '../../ui/page/bars/BulkBar.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { ErrorBoundary } from '../../ui/page/errors/ErrorBoundary.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SaveBar } from '../../ui/page/bars/SaveBar.tsx';
import { FormSkeleton, ListSkeleton, TextSkeleton } from '../../ui/page/Skeletons.tsx';
import { TabBar } from '../../ui/page/bars/TabBar.tsx';
import { Specimen } from './Specimen.tsx';
import * as buttonStyles from '../../ui/page/Button.module.css';

const TABS = [
  { href: '#informatie', label: 'Informatie', isCurrent: true, errors: 1 },
  { href: '#locatie', label: 'Locatie', isCurrent: false },
  { href: '#sessies', label: 'Sessies', isCurrent: false, count: 48 },
  { href: '#bundels', label: 'Bundels', isCurrent: false, count: 2 },
  { href: '#vragen', label: 'Extra vragen', isCurrent: false, count: 3 },
  { href: '#instellingen', label: 'Instellingen', isCurrent: false },
];

function HeaderSpecimen() {
  const [position, setPosition] = useState(3);
  return (
    <>
      <PageHeader
        title="Zwemmen voor beginners"
        status={<Status look={STATUS.offer.concept} pill />}
        meta={['Zwemmen', 'Zwembad De Waterlelie', 'gisteren 16:42']}
        position={{
          position,
          total: 12,
          onPrevious: position > 1 ? () => setPosition(position - 1) : undefined,
          onNext: position < 12 ? () => setPosition(position + 1) : undefined,
        }}
        actions={
          <>
            <Button variant="default">Voorbeeld</Button>
            <Button>Publiceren…</Button>
          </>
        }
        menu={[
          { label: 'Dupliceren…', onClick: () => setPosition(1) },
          { label: 'Geschiedenis', href: '#geschiedenis' },
          { label: 'Samenvoegen', disabledReason: 'Er is maar één activiteit' },
          'divider',
          { label: 'Verwijderen…', isDanger: true, onClick: () => setPosition(1) },
        ]}
      />
      <TabBar tabs={TABS} />
    </>
  );
}

function Broken(): never {
  throw new Error('planted');
}

function BarSpecimen() {
  const [changes, setChanges] = useState(3);
  const [chosen, setChosen] = useState(3);
  return (
    <>
      <BulkBar
        chosen={chosen}
        total={13}
        actions={[
          { label: 'Exporteren', onClick: () => setChosen(0) },
          { label: 'Verwijderen…', onClick: () => setChosen(0) },
        ]}
        onChooseAll={() => setChosen(13)}
        onClear={() => setChosen(0)}
      />
      <div style={{ height: 24 }} />
      <SaveBar
        changes={changes}
        details="Naam, Niveau en Contactpersonen"
        errors={1}
        onSave={() => setChanges(0)}
        onDiscard={() => setChanges(0)}
      />
    </>
  );
}

/** Parts that frame a page. */
export function PageSpecimens() {
  const [isFailing, setFailing] = useState(false);
  // the retry of the boundary then succeeds
  const onError = () => {
    setFailing(false);
    return 'DEMO-1';
  };
  const add = <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>Activiteit toevoegen</Button>;
  return (
    <>
      <HeaderSpecimen />
      <OfflineBanner isOffline waiting={3} />
      <Banner
        action={
          <button type="button" className={buttonStyles.linkButton}>
            Terugzetten
          </button>
        }
      >
        Er is een concept van vanmorgen 09:12.
      </Banner>
      <Specimen id="bars" title="Balken">
        <BarSpecimen />
      </Specimen>
      <Specimen id="empty" title="Niets te tonen">
        <EmptyState title="Begin met je eerste activiteit" text="Tot je publiceert ziet niemand iets." actions={add} />
        <EmptyState
          kind="nothing-found"
          title="Niets gevonden voor ‘schaatsbaan’"
          text="Er staat ook nog een filter aan: Sport is Zwemmen."
          actions={<Button variant="default">Filter wissen</Button>}
        />
        <EmptyState kind="not-allowed" title="Geen toegang" text="Vraag Pieter om het recht." />
      </Specimen>
      <Specimen id="error" title="Fout in een paneel">
        <ErrorPanel errorNumber="7F3A-20" onRetry={() => {}} />
        <Button variant="default" onClick={() => setFailing(true)}>
          Laat een onderdeel mislukken
        </Button>
        <ErrorBoundary onError={onError}>{isFailing && <Broken />}</ErrorBoundary>
      </Specimen>
      <Specimen id="skeletons" title="Laden">
        <ListSkeleton rows={3} />
        <FormSkeleton sections={1} />
        <TextSkeleton />
      </Specimen>
    </>
  );
}
