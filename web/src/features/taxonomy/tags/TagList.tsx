import { createTag, getTag, listTags, removeTag } from '@move/contract/taxonomy/tags.ts';
import { listAllTags } from '@move/contract/taxonomy/taxonomy.ts';
import { IconPlus } from '@tabler/icons-react';
import { Can } from '../../../platform/session/gate.tsx';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useDrawer } from '../../../screens/edit/use-drawer.ts';
import { useBulkRemoval } from '../../../screens/list/bulk/use-bulk-removal.ts';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { readAnew } from '../read-anew.ts';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { useRemoveWord } from '../use-remove-word.tsx';
import * as look from '../../../ui/look/look.module.css';

const TagCreate = lazyPart(() => import('./TagDrawer.tsx').then((module) => module.TagCreate));
const TagEdit = lazyPart(() => import('./TagDrawer.tsx').then((module) => module.TagEdit));

/** The tags that all platforms share. Each shows how many offers on the user's platforms have the tag. */
export function TagList() {
  const t = useMessages(taxonomyMessages);
  const list = useList(listTags, {});
  const drawer = useDrawer();
  const [remove, dialog] = useRemoveWord(removeTag, [listTags, listAllTags]);
  const removing = useBulkRemoval({
    remove: removeTag,
    paramsOf: (tagId) => ({ tagId }),
    invalidates: [listAllTags],
  });
  const create = (
    <Can endpoint={createTag}>
      <Button leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />} onClick={drawer.create}>
        {t.tags.create}
      </Button>
    </Can>
  );
  const drop = async (tagId: number) => {
    const read = await readAnew(getTag, { params: { tagId } });
    if (read === null) return list.retry();
    const { name, uses_count: losers, is_used_elsewhere: isUsedElsewhere } = read.tag;
    await remove({
      name,
      losers,
      isUsedElsewhere,
      input: { params: { tagId }, query: losers > 0 ? { force: '1' } : {} },
    });
  };
  return (
    <>
      <ListScreen
        list={list}
        title={t.tags.title}
        meta={[t.tags.shared]}
        search={t.tags.search}
        create={create}
        record={({ id, name, image_url }) => ({
          name,
          href: drawer.hrefOf(id),
          image: imageSource(image_url, 'small'),
        })}
        columns={[
          { name: 'name', sort: 'name' },
          {
            name: 'uses_count',
            header: t.tags.uses,
            align: 'right',
            cell: (tag) => (tag.uses_count === 0 ? <span className={look.muted}>0</span> : tag.uses_count),
            value: (tag) => tag.uses_count,
          },
        ]}
        filters={[{ name: 'usesCount', kind: 'range', of: 'numbers', label: t.tags.uses }]}
        bulk={removing}
        menu={(tag) => [
          { label: t.edit, onClick: () => drawer.edit(tag.id) },
          { label: t.remove, isDanger: true, onClick: () => void drop(tag.id) },
        ]}
        empty={t.tags.empty}
      />
      {drawer.editing !== null && <TagEdit key={drawer.editing} tagId={drawer.editing} onClose={drawer.close} />}
      {drawer.isCreating && <TagCreate onClose={drawer.close} />}
      {dialog}
    </>
  );
}
