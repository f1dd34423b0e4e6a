import { type PointerEvent, useEffect, useRef, useState } from 'react';

export type Countdown = {
  /** Spread on the element: hover or focus inside it pauses the countdown (WCAG 2.2.1). */
  pause: {
    onPointerMove: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
  isPaused: boolean;
};

/** Calls `onEnd` after `milliseconds` without hover or focus; a new `key` restarts it. */
export function useCountdown(key: string, milliseconds: number, onEnd: () => void): Countdown {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const left = useRef(milliseconds);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    left.current = milliseconds;
  }, [key, milliseconds]);
  const isPaused = isHovered || isFocused;
  useEffect(() => {
    if (isPaused) return undefined;
    const started = performance.now();
    const timer = window.setTimeout(() => latest.current(), left.current);
    return () => {
      window.clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - started));
    };
  }, [isPaused, key]);
  return {
    isPaused,
    pause: {
      // not `onPointerEnter`: a bar that appears under a resting pointer would never hide; a finger doesn't hover
      onPointerMove: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
