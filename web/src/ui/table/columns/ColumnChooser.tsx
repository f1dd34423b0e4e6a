import { IconColumns3 } from '@tabler/icons-react';
import { lazyPart } from '../../lazy-part.tsx';
import { FloatingPanel } from '../../overlays/menus/FloatingPanel.tsx';
import { useWords } from '../../Words.tsx';
import type { ColumnPanelProps } from './ColumnPanel.tsx';

const ColumnPanel = lazyPart(() => import('./ColumnPanel.tsx').then((module) => module.ColumnPanel));

/** Chooses columns and their order. */
export function ColumnChooser(props: ColumnPanelProps) {
  const w = useWords();
  return (
    <FloatingPanel label={w.columns.title} icon={<IconColumns3 size={17} stroke={1.75} aria-hidden />} width={296}>
      <ColumnPanel {...props} />
    </FloatingPanel>
  );
}
