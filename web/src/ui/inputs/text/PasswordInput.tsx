import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../Words.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import * as buttonStyles from '../../page/Button.module.css';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'rightSection' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password with a button to show it. */
export function PasswordInput(props: PasswordInputProps) {
  const w = useWords();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSection={
        <button
          type="button"
          className={buttonStyles.iconButton}
          data-size="small"
          aria-label={w.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={17} stroke={1.75} aria-hidden />
        </button>
      }
    />
  );
}
