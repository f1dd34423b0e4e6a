import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useShortcuts } from '../keys/use-shortcuts.tsx';
import { ActionMenu, type MenuItem } from '../overlays/menus/ActionMenu.tsx';
import { useHeaderCommands } from '../overlays/palette/page-commands.ts';
import { useFormatNumber, useWords } from '../Words.tsx';
import { Heading } from './Heading.tsx';
import { IconButton } from './IconButton.tsx';
import * as look from '../look/look.module.css';
import * as styles from './PageHeader.module.css';

export type RecordPosition = {
  /** From 1. */
  position: number;
  total: number;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

type PageHeaderProps = {
  title: string;
  /** The name of the screen for the window title, when the title is a greeting. */
  screenName?: string | undefined;
  /** Address of a 52 px picture. */
  image?: string | null | undefined;
  /** One status pill. */
  status?: ReactNode;
  /** At most four parts, separated by a dot. */
  meta?: readonly ReactNode[] | undefined;
  /** Position in the list that the user came from: arrows and Alt+↑/↓. */
  position?: RecordPosition | undefined;
  /** At most two secondary buttons and one primary, the primary last. */
  actions?: ReactNode;
  menu?: readonly MenuItem[] | undefined;
  /** More actions for the palette, besides the buttons and the menu: the entries of a menu button. */
  commands?: readonly MenuItem[] | undefined;
  /** On the phone the primary button is a square next to the title, so that the rows begin higher. */
  isList?: boolean | undefined;
  /** Draws the hairline that tabs otherwise draw. */
  isLined?: boolean | undefined;
};

/** The euro sign stays on one line with its amount. */
function MetaLine({ parts }: { parts: readonly ReactNode[] }) {
  const shown = parts.filter((part) => part !== null && part !== undefined && part !== false && part !== '');
  if (shown.length === 0) return null;
  return (
    <div className={styles.meta}>
      {shown.map((part, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts are positional
        <span key={i}>{typeof part === 'string' ? part.replace(/€ (?=\d)/g, '€\u00a0') : part}</span>
      ))}
    </div>
  );
}

function RecordSteps({ position, total, onPrevious, onNext }: RecordPosition) {
  const w = useWords();
  const count = useFormatNumber();
  useShortcuts({
    'Alt+ArrowUp': (event) => {
      event.preventDefault();
      onPrevious?.();
    },
    'Alt+ArrowDown': (event) => {
      event.preventDefault();
      onNext?.();
    },
  });
  return (
    <div className={`${styles.position} ${look.figures}`}>
      <IconButton
        label={w.previousRecord}
        icon={<IconChevronUp size={17} stroke={1.75} />}
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      />
      <span className={styles.positionText}>{w.of(count(position), count(total))}</span>
      <IconButton
        label={w.nextRecord}
        icon={<IconChevronDown size={17} stroke={1.75} />}
        disabled={onNext === undefined}
        onClick={onNext}
      />
    </div>
  );
}

/** Title, status and actions of a page; the only h1. */
export function PageHeader({
  title,
  screenName,
  image,
  status,
  meta = [],
  position,
  actions,
  menu = [],
  commands = [],
  isList = false,
  isLined = false,
}: PageHeaderProps) {
  const bar = useRef<HTMLDivElement>(null);
  useHeaderCommands(() => ({ bar: bar.current, menu: [...commands, ...menu] }));
  return (
    <div className={isLined ? `${styles.header} ${styles.lined}` : styles.header} data-list={isList || undefined}>
      {image && <img className={styles.picture} src={image} alt="" />}
      <div className={`${look.grow} ${styles.text}`}>
        <div className={styles.titleLine}>
          <Heading screenName={screenName}>{title}</Heading>
          {status}
        </div>
        <MetaLine parts={meta} />
      </div>
      {(position || actions || menu.length > 0) && (
        <div className={styles.actions} ref={bar}>
          {position && <RecordSteps {...position} />}
          {actions}
          <ActionMenu items={menu} isFramed />
        </div>
      )}
    </div>
  );
}
