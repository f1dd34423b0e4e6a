import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { setSingleKeys, useShortcutSections, useSingleKeys } from '../../platform/menu/shortcuts.ts';
import { type ShortcutGroup, ShortcutSheet } from '../../ui/overlays/palette/ShortcutSheet.tsx';
import { shellMessages } from './shell.messages.ts';
import { useMenu } from '../../platform/menu/menu-context.tsx';

/** The dialog that `?` opens: the general shortcuts, those of this screen, and the keys that jump to menu entries. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useMessages(shellMessages);
  const locale = useLocale();
  const { sections } = useMenu();
  const own = useShortcutSections();
  const jumps = sections
    .flatMap((section) => section.links)
    .flatMap(({ entry: { letter, label } }) =>
      letter === undefined
        ? []
        : [{ label: label(locale), keys: ['G', letter.toUpperCase()], joined: 'next' as const }],
    );
  const groups: ShortcutGroup[] = [
    {
      title: t.keys.everywhere,
      shortcuts: [
        { label: t.keys.search, keys: ['Ctrl K'] },
        { label: t.keys.help, keys: ['?'] },
      ],
    },
    ...own.map(({ title, lines }) => ({ title, shortcuts: lines.map(({ keys, label }) => ({ label, keys })) })),
    { title: t.keys.jump, shortcuts: jumps },
  ];
  return (
    <ShortcutSheet
      isOpen
      onClose={onClose}
      groups={groups.filter(({ shortcuts }) => shortcuts.length > 0)}
      singleKeys={useSingleKeys()}
      onSingleKeys={setSingleKeys}
    />
  );
}
