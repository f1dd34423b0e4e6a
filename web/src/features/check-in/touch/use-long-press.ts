import { type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;
const SLIP_PX = 10;
const BUZZ_MS = 12;

/**
 * Calls `onHold` when the finger is lifted after a long press on a row; moving the finger cancels it. `hasHeld` is for the click handler:
 * it returns whether the click ended a long press.
 */
export function useLongPress(onHold: () => void) {
  const press = useRef<{ timer: number; x: number; y: number; row: Element } | null>(null);
  const held = useRef(false);
  const isOpening = useRef(false);
  const stop = () => {
    if (press.current !== null) window.clearTimeout(press.current.timer);
    press.current?.row.removeAttribute('data-held');
    press.current = null;
  };
  // also after a long press: sliding away cancels it
  const slip = () => {
    stop();
    isOpening.current = false;
  };
  const onPointerDown = ({ clientX, clientY, pointerType, currentTarget: row }: PointerEvent) => {
    held.current = false;
    isOpening.current = false;
    if (pointerType === 'mouse') return;
    const hold = () => {
      held.current = true;
      isOpening.current = true;
      // shows the long press on phones that can't vibrate
      row.setAttribute('data-held', '');
      if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS);
    };
    press.current = { timer: window.setTimeout(hold, HOLD_MS), x: clientX, y: clientY, row };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const start = press.current;
    if (start !== null && Math.hypot(clientX - start.x, clientY - start.y) > SLIP_PX) slip();
  };
  const onPointerUp = () => {
    stop();
    // after this event: releasing the finger would close what opens under it
    if (isOpening.current) window.setTimeout(onHold);
  };
  // prevents the browser's own menu of a long press
  const onContextMenu = (event: MouseEvent) => {
    if (press.current !== null) event.preventDefault();
  };
  return {
    hasHeld: () => {
      const was = held.current;
      held.current = false;
      return was;
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: slip, onContextMenu },
  };
}
