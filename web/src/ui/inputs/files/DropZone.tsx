import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useWordsOf } from '../../Words.tsx';
import { uploadWords } from './upload-words.ts';
import { Button } from '../../page/Button.tsx';
import { InputTheme } from '../InputTheme.tsx';
import { errorNode } from '../field.tsx';
import type { FileDropProps } from './FileDrop.tsx';
import * as look from '../../look/look.module.css';
import * as fieldStyles from '../field.module.css';
import * as styles from './files.module.css';

/** Takes one file by drag, click, keyboard or paste, and passes it on. All file inputs use it. */
export function DropZone({ label, accept, onFile, disabled = false, chooseWords, openRef, children }: FileDropProps) {
  const w = useWordsOf(uploadWords);
  const [isTooMany, setTooMany] = useState(false);
  const take = (files: readonly File[]) => {
    const [file] = files;
    setTooMany(files.length > 1);
    if (file !== undefined && files.length === 1) onFile(file);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (disabled || files.length === 0) return;
    event.preventDefault();
    take(files);
  };
  return (
    <div onPaste={paste}>
      <InputTheme>
        <Dropzone
          unstyled
          className={styles.zone}
          data-part="file-zone"
          {...(openRef !== undefined && { openRef })}
          onDrop={take}
          disabled={disabled}
          activateOnClick={children === undefined}
          // the button inside handles the keyboard
          activateOnKeyboard={false}
          enablePointerEvents
          inputProps={{ accept, multiple: false, 'aria-hidden': true, tabIndex: -1 }}
          data-empty={children === undefined || undefined}
        >
          {children ?? <DropPrompt {...{ label, disabled, chooseWords }} />}
        </Dropzone>
      </InputTheme>
      <div role="status">{isTooMany && <div className={fieldStyles.fieldError}>{errorNode(w.onlyOne)}</div>}</div>
    </div>
  );
}

function DropPrompt({ label, disabled, chooseWords }: Pick<FileDropProps, 'label' | 'disabled' | 'chooseWords'>) {
  const w = useWordsOf(uploadWords);
  const choose = chooseWords ?? w.chooseFile;
  return (
    <div className={styles.invitation}>
      <IconUpload size={20} stroke={1.75} aria-hidden />
      {/* a click anywhere opens the dialog, so this button needs no handler of its own */}
      <Button variant="default" disabled={disabled ?? false} aria-label={`${label}: ${choose}`}>
        {choose}
      </Button>
      <span className={`${look.small} ${look.muted} ${styles.hint}`}>{w.orDrop}</span>
    </div>
  );
}
