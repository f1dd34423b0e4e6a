import { useEffect, useRef } from 'react';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useSingleKeys } from '../../../platform/menu/shortcuts.ts';
import { isTyping } from '../../../ui/keys/use-shortcuts.tsx';
import { isPopoverOpen } from '../../../ui/overlays/menus/popover-open.ts';
import type { MenuSection } from '../../../platform/menu/menu.ts';

/** Milliseconds in which the letter must follow the G. */
const FOLLOW_MS = 1_200;

/** G and then the letter of a menu entry jumps there; handled before a screen's own shortcuts. */
export function useJumpKeys(sections: readonly MenuSection[]): void {
  const navigate = useNavigate();
  const isOn = useSingleKeys();
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[aria-modal="true"], dialog[open]') !== null || isPopoverOpen()) return;
      const key = event.key.toLowerCase();
      const isFollowing = event.timeStamp - pressedAt.current < FOLLOW_MS;
      pressedAt.current = key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const link = isFollowing
        ? sections.flatMap((section) => section.links).find(({ entry }) => entry.letter === key)
        : undefined;
      if (link === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      navigate(link.href);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOn, navigate, sections]);
}
