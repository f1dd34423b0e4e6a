import { createContext, type MouseEvent, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isPopoverOpen } from './menus/popover-open.ts';
import { useFocusReturn } from './use-focus-return.ts';
import * as styles from './overlays.module.css';

const KINDS = { dialog: '', question: styles.question, drawer: styles.drawer, palette: styles.palette };

type ModalProps = {
  isOpen: boolean;
  label: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Where it is on the page, and how it fills a phone. */
  kind?: keyof typeof KINDS;
  /** Width in pixels, if the window is wide enough. */
  width: number;
  /** Neither Escape nor a click outside closes it. */
  isKept?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A `dialog` over the page: traps the focus, closes by Escape and by a click outside, and returns the focus. It is not in the browser's top
 * layer, since notifications are shown above it and can be clicked.
 */
export function Modal({ isOpen, ...props }: ModalProps) {
  const isOuterMounted = use(MountedContext);
  return isOpen && isOuterMounted ? createPortal(<OpenModal {...props} />, document.body) : null;
}

/**
 * Whether the surrounding modal is on the page. React inserts the inner of two nested portals first. Without waiting, an inner modal that
 * opens together with the outer one would be below it, visually and for focus and keys.
 */
const MountedContext = createContext(true);

function OpenModal({
  label,
  role = 'dialog',
  kind = 'dialog',
  width,
  isKept = false,
  onClose,
  children,
}: OpenModalProps) {
  const box = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  useFocusReturn(box);
  useFirstFocus(box);
  useModalKeys(box, isKept ? null : onClose);
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a click outside; the keyboard has Escape
    <div
      role="presentation"
      ref={setLayer}
      className={styles.modal}
      // a text selection that ends outside is not a click there
      onMouseDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => !isKept && isPressedOutside.current && isOutside(event) && onClose()}
    >
      <dialog
        open
        ref={box}
        role={role}
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        className={`${styles.box} ${KINDS[kind]}`}
        style={{ '--modal-width': `${width}px` }}
      >
        <MountedContext value={layer !== null}>{children}</MountedContext>
      </dialog>
    </div>
  );
}

type OpenModalProps = Omit<ModalProps, 'isOpen'>;
type Box = { readonly current: HTMLDialogElement | null };

/** Focuses the element marked `data-autofocus`, else the first focusable one. */
function useFirstFocus(box: Box): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || current.contains(document.activeElement)) return;
    const first =
      current.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ?? tabbable(current)[0] ?? current;
    first.focus({ preventScroll: true });
  }, [box]);
}

/** The open modals, uppermost last: only that one handles keys. */
const openModals: Box[] = [];

function useModalKeys(box: Box, onEscape: (() => void) | null): void {
  const escape = useRef(onEscape);
  useLayoutEffect(() => {
    escape.current = onEscape;
  });
  // before paint: no key may reach the modal below
  useLayoutEffect(() => {
    openModals.push(box);
    // capture phase: by the time the key bubbles up to the listener below, the list of options has closed itself
    let isOfDropdown = false;
    const onKeyDownFirst = (event: KeyboardEvent) => {
      isOfDropdown = belongsToDropdown(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (openModals.at(-1) !== box || event.defaultPrevented) return;
      if (event.key === 'Tab') keepInside(event, box.current);
      if (event.key !== 'Escape' || event.isComposing || isOfDropdown) return;
      event.preventDefault();
      escape.current?.();
    };
    window.addEventListener('keydown', onKeyDownFirst, true);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDownFirst, true);
      window.removeEventListener('keydown', onKeyDown);
      openModals.splice(openModals.indexOf(box), 1);
    };
  }, [box]);
}

/** Escape closes an open menu, calendar or list of options first; each of those handles the key itself. */
function belongsToDropdown({ target }: KeyboardEvent): boolean {
  if (isPopoverOpen()) return true;
  return target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null;
}

function keepInside(event: KeyboardEvent, box: HTMLElement | null): void {
  const stops = box === null ? [] : tabbable(box);
  const [first, last] = [stops[0], stops.at(-1)];
  if (box === null || first === undefined || last === undefined) return;
  const now = document.activeElement;
  const isAtEdge = event.shiftKey ? now === first || now === box : now === last;
  // the focus may be on a notification, which is above the dialog
  if (!isAtEdge && box.contains(now)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

function tabbable(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility() && !isSkippedByTab(element),
  );
}

/** Whether Tab skips a radio button: it stops only at the chosen one of a group. */
function isSkippedByTab(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const group = element.ownerDocument.getElementsByName(element.name);
  return [...group].some((other) => other instanceof HTMLInputElement && other.checked);
}
