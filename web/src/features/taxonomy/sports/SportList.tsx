import {
  createSport,
  type ManagedSport,
  listSports,
  removeSport,
  updateSport,
} from '@move/contract/taxonomy/sports.ts';
import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { IconPlus, IconStar } from '@tabler/icons-react';
import { Can } from '../../../platform/session/gate.tsx';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useDrawer } from '../../../screens/edit/use-drawer.ts';
import { useListWords } from '../../../screens/edit/fields/list-words.ts';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { useBulkRemoval } from '../../../screens/list/bulk/use-bulk-removal.ts';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { type List, useList } from '../../../screens/list/use-list.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { PictogramTile } from '../pictograms/PictogramTile.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { useRemoveWord } from '../use-remove-word.tsx';
import * as look from '../../../ui/look/look.module.css';

const SportCreate = lazyPart(() => import('./SportDrawer.tsx').then((module) => module.SportCreate));
const SportEdit = lazyPart(() => import('./SportDrawer.tsx').then((module) => module.SportEdit));

/** The sports of all platforms; highlighted sports come first in selects. */
export function SportList() {
  const t = useMessages(taxonomyMessages);
  const list = useList(listSports, {});
  const drawer = useDrawer();
  const placesOf = useUsesText();
  const inWords = useListWords();
  const [remove, dialog] = useRemoveWord(removeSport, [listSports, listAllSports]);
  const highlighting = useBulkHighlights(list);
  const removing = useBulkRemoval({
    remove: removeSport,
    paramsOf: (sportId) => ({ sportId }),
    invalidates: [listAllSports],
  });
  const create = (
    <Can endpoint={createSport}>
      <Button leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />} onClick={drawer.create}>
        {t.sports.create}
      </Button>
    </Can>
  );
  const usesOf = (sport: ManagedSport) => inWords(placesOf(sport)) || t.unused;
  return (
    <>
      <ListScreen
        list={list}
        title={t.sports.title}
        search={t.sports.search}
        create={create}
        record={(sport) => ({
          name: sport.name,
          href: drawer.hrefOf(sport.id),
          mark: <PictogramTile icon={sport.icon} />,
        })}
        columns={[
          { name: 'name', sort: 'name' },
          {
            name: 'highlighted',
            sort: 'highlighted',
            cell: (sport) => sport.highlighted && <Highlighted />,
            value: (sport) => sport.highlighted,
          },
          { name: 'uses', header: t.sports.uses, cell: usesOf, value: usesOf },
        ]}
        filters={[{ name: 'highlighted', label: t.highlighted, kind: 'yes-no' }]}
        bulk={[...highlighting, ...removing]}
        menu={(sport) => [
          { label: t.edit, onClick: () => drawer.edit(sport.id) },
          {
            label: t.remove,
            isDanger: true,
            onClick: () =>
              void remove({ name: sport.name, input: { params: { sportId: sport.id } }, usedBy: placesOf(sport) }),
          },
        ]}
        empty={t.sports.empty}
      />
      {drawer.editing !== null && <SportEdit key={drawer.editing} sportId={drawer.editing} onClose={drawer.close} />}
      {drawer.isCreating && <SportCreate onClose={drawer.close} />}
      {dialog}
    </>
  );
}

/** Two bulk actions: highlight the chosen sports, so that they come first in selects, or end the highlighting. */
function useBulkHighlights(list: List<typeof listSports>): readonly ListBulk[] {
  const t = useMessages(taxonomyMessages).highlight;
  const setting = (highlighted: boolean) => (ids: readonly number[]) =>
    eachRow(ids, (sportId) => {
      const body = { name: list.rowOf(sportId)?.name ?? '', highlighted };
      return api(updateSport, { params: { sportId }, body });
    });
  const words = (highlighted: boolean) => (highlighted ? t.on : t.off);
  return [true, false].map((highlighted) => ({
    label: words(highlighted).action,
    needs: updateSport,
    run: setting(highlighted),
    undo: { text: words(highlighted).done, done: words(!highlighted).done, run: setting(!highlighted) },
    invalidates: [listAllSports],
  }));
}

function Highlighted() {
  const t = useMessages(taxonomyMessages);
  return (
    <span className={look.row} style={{ gap: 6 }}>
      <IconStar size={16} stroke={1.75} color="var(--mv-brand-text)" aria-hidden />
      {t.highlighted}
    </span>
  );
}

/** Returns a function that lists where a sport is used, e.g. “12 activiteiten”. */
function useUsesText() {
  const { count } = useMessages(taxonomyMessages);
  return ({ uses }: ManagedSport) =>
    (['activities', 'products', 'organizations', 'locations', 'labels'] as const).flatMap((place) =>
      uses[place] > 0 ? [count[place](uses[place])] : [],
    );
}
