import { formatFileSize } from '@move/domain/kit/files/file-size.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocale, useWords, useWordsOf } from '../../Words.tsx';
import { uploadWords } from './upload-words.ts';
import { Button } from '../../page/Button.tsx';
import type { FieldProps } from '../field.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import { FileDrop } from './FileDrop.tsx';
import { type Upload, type Uploading, useUpload } from './use-upload.ts';
import * as look from '../../look/look.module.css';
import * as markStyles from '../../marks/marks.module.css';
import * as pageStyles from '../../page/page.module.css';
import * as styles from './files.module.css';

/** Wide: pictures and headers; square: logos and icons; round: people; strip: the logo of an application. */
export type ImageShape = 'wide' | 'square' | 'round' | 'strip';

/** An image as the field shows it. Size in bytes, dimensions in pixels; null where unknown. */
export type ShownImage = {
  /** Null while the address is unknown. */
  src: string | null;
  srcSet?: string | undefined;
  name: string | null;
  size: number | null;
  width: number | null;
  height: number | null;
};

type ImageInputProps = FieldProps<ShownImage | null, null> & {
  shape?: ImageShape | undefined;
  upload: Upload;
};

/** Types rather than extensions: a phone then offers its camera and photos, and converts its own format to jpeg. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif,image/bmp,image/svg+xml,.jpg,.jpeg,.png,.webp,.gif,.bmp,.svg';

/** An image input: empty, then uploading with a percentage, then filled, with buttons to replace or remove it. */
export function ImageInput(props: ImageInputProps) {
  const { label, value, onChange, upload, shape = 'wide', error, disabled = false, readOnly = false } = props;
  const w = useWordsOf(uploadWords);
  const box = useRef<HTMLDivElement>(null);
  const open = useRef<() => void>(null);
  const keepFocus = useFocusWithin(box);
  const { uploading, hasBegun, start, cancel } = useUpload(upload, keepFocus);
  const isFixed = disabled || readOnly;
  const said = useAnnouncement({ uploading, error, isThere: value !== null });
  const take = (file: File) => {
    keepFocus();
    void start(file);
  };
  const remove = () => {
    keepFocus();
    onChange(null);
  };
  return (
    <FieldGroup {...props}>
      <div ref={box} className={styles.upload} data-shape={shape}>
        <FileDrop
          label={label}
          accept={ACCEPT}
          chooseWords={w.chooseImage}
          disabled={isFixed}
          openRef={open}
          onFile={take}
        >
          {uploading !== null ? (
            <UnderWay {...{ label, uploading }} onCancel={cancel} />
          ) : value !== null ? (
            <CurrentImage {...{ label, isFixed }} image={value} onReplace={() => open.current?.()} onRemove={remove} />
          ) : isFixed ? (
            <p className={look.muted}>{w.empty}</p>
          ) : undefined}
        </FileDrop>
        <span className={look.visuallyHidden} role="status">
          {hasBegun && said}
        </span>
      </div>
    </FieldGroup>
  );
}

type UnderWayProps = { label: string; uploading: Uploading; onCancel: () => void };

function UnderWay({ label, uploading: { name, preview, percentage }, onCancel }: UnderWayProps) {
  const w = useWords();
  const t = useWordsOf(uploadWords);
  const words = preview === null ? t.preparing : t.percentage(percentage);
  return (
    <div className={styles.row}>
      {preview === null ? (
        <div className={`${styles.picture} ${pageStyles.skeleton}`} data-waiting />
      ) : (
        <img className={styles.picture} src={preview} alt="" data-sent={percentage < 100} decoding="async" />
      )}
      <div className={styles.facts}>
        <div className={`${look.medium} ${look.ellipsis}`}>{name}</div>
        <div
          className={markStyles.capacityBar}
          role="progressbar"
          aria-label={t.progress(label)}
          aria-valuenow={percentage}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={words}
        >
          <i style={{ width: `${percentage}%` }} />
        </div>
        <div className={`${look.small} ${look.muted} ${look.figures}`}>{words}</div>
        <Button variant="default" size="xs" aria-label={t.cancel(label)} onClick={onCancel}>
          {w.cancel}
        </Button>
      </div>
    </div>
  );
}

type ThereProps = {
  label: string;
  image: ShownImage;
  isFixed: boolean;
  onReplace: () => void;
  onRemove: () => void;
};

function CurrentImage({ label, image, isFixed, onReplace, onRemove }: ThereProps) {
  const locale = useLocale();
  const w = useWords();
  const t = useWordsOf(uploadWords);
  const { name, size, width, height } = image;
  const facts = [
    width !== null && height !== null ? `${width} × ${height} px` : null,
    size === null ? null : formatFileSize(size, locale),
  ].filter((fact) => fact !== null);
  return (
    <div className={styles.row}>
      {image.src === null ? (
        <div className={styles.picture} />
      ) : (
        <img
          className={styles.picture}
          src={image.src}
          srcSet={image.srcSet}
          sizes="240px"
          alt={label}
          decoding="async"
        />
      )}
      <div className={styles.facts}>
        {name !== null && <div className={`${look.medium} ${look.ellipsis}`}>{name}</div>}
        <div className={`${look.small} ${look.muted} ${look.figures}`}>{facts.join(' · ')}</div>
        {!isFixed && (
          <div className={`${look.row} ${look.wrap}`}>
            <Button variant="default" size="xs" aria-label={`${label}: ${t.replace}`} onClick={onReplace}>
              {t.replace}
            </Button>
            <Button variant="subtle" color="danger" size="xs" aria-label={`${label}: ${w.remove}`} onClick={onRemove}>
              {w.remove}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

type Situation = { uploading: Uploading | null; error: string | null | undefined; isThere: boolean };

/** What a screen reader announces: the start, each quarter, and the end. */
function useAnnouncement({ uploading, error, isThere }: Situation): string {
  const w = useWordsOf(uploadWords);
  if (uploading === null) return error ? error : isThere ? w.there : w.empty;
  if (uploading.preview === null) return w.preparing;
  return w.percentage(Math.floor(uploading.percentage / 25) * 25);
}

/** The buttons change with the state: when the focused one is removed, the first new one gets the focus. */
function useFocusWithin(box: RefObject<HTMLDivElement | null>): () => void {
  const wasWithin = useRef(false);
  useEffect(() => {
    if (!wasWithin.current || box.current === null || box.current.contains(document.activeElement)) return;
    wasWithin.current = false;
    // a user who moved on to another field stays there
    if (document.activeElement === document.body) box.current.querySelector('button')?.focus();
  });
  return () => {
    wasWithin.current = box.current?.contains(document.activeElement) ?? false;
  };
}
