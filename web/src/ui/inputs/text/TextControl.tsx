import { type ComponentProps, type ReactNode, useId } from 'react';
import type { inputProps } from '../field.tsx';
import * as fieldStyles from '../field.module.css';

type Parts = ReturnType<typeof inputProps>;
type ControlProps = { [Name in keyof Parts]?: Parts[Name] | undefined } & {
  /** The class of the whole field with its label. */
  className?: string | undefined;
  /** The id of another description, in addition to hint and error. */
  'aria-describedby'?: string | undefined;
};

type FrameProps = Pick<ControlProps, 'label' | 'description' | 'error' | 'withAsterisk' | 'className'> & {
  id: string;
  children: ReactNode;
};

const hasContent = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

/** Label, hint and error around an input. */
function ControlFrame({ id, label, description, error, withAsterisk, className, children }: FrameProps) {
  return (
    <div className={className === undefined ? fieldStyles.field : `${fieldStyles.field} ${className}`}>
      {label !== undefined && label !== '' && (
        <label className={fieldStyles.label} htmlFor={id} id={`${id}-label`}>
          {label}
          {withAsterisk && (
            <span className={fieldStyles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {hasContent(description) && (
        <p className={fieldStyles.hint} id={`${id}-description`}>
          {description}
        </p>
      )}
      {children}
      {hasContent(error) && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Props for the frame (label, hint, error), the box around the input and the native element, linked by id. */
function useControl<Native extends ControlProps>(props: Native) {
  const generatedId = useId();
  const { id = generatedId, label, description, error, withAsterisk, className, ...native } = props;
  const describedBy = [
    native['aria-describedby'] ?? null,
    hasContent(error) ? `${id}-error` : null,
    hasContent(description) ? `${id}-description` : null,
  ].filter((part) => part !== null);
  const isInvalid = hasContent(error) || native['aria-invalid'] === true || undefined;
  return {
    frame: { id, label, description, error, withAsterisk, className },
    box: {
      className: `${fieldStyles.box} ${fieldStyles.textbox}`,
      'data-below-hint': hasContent(description) || undefined,
      'data-above-error': hasContent(error) || undefined,
    },
    native: {
      ...native,
      id,
      className: fieldStyles.input,
      'data-error': isInvalid,
      'aria-invalid': isInvalid,
      'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    },
  };
}

type TextControlProps = ControlProps &
  Omit<ComponentProps<'input'>, keyof ControlProps> & {
    leftSection?: ReactNode;
    rightSection?: ReactNode;
    leftSectionWidth?: number | undefined;
    rightSectionWidth?: number | undefined;
  };

const pixels = (width: number | undefined) => (width === undefined ? undefined : `${width}px`);

/** A native input of one line, with room for an icon or a button on either side. */
export function TextControl({
  leftSection,
  rightSection,
  leftSectionWidth,
  rightSectionWidth,
  ...props
}: TextControlProps) {
  const { frame, box, native } = useControl(props);
  return (
    <ControlFrame {...frame}>
      <div
        {...box}
        data-with-left={hasContent(leftSection) || undefined}
        data-with-right={hasContent(rightSection) || undefined}
        style={{ '--left-section': pixels(leftSectionWidth), '--right-section': pixels(rightSectionWidth) }}
      >
        {hasContent(leftSection) && (
          <div className={fieldStyles.side} data-position="left">
            {leftSection}
          </div>
        )}
        <input {...native} />
        {hasContent(rightSection) && (
          <div className={fieldStyles.side} data-position="right">
            {rightSection}
          </div>
        )}
      </div>
    </ControlFrame>
  );
}

/** A native input of several lines, which the user may enlarge. */
export function TextAreaControl(props: ControlProps & Omit<ComponentProps<'textarea'>, keyof ControlProps>) {
  const { frame, box, native } = useControl(props);
  return (
    <ControlFrame {...frame}>
      <div {...box}>
        <textarea {...native} />
      </div>
    </ControlFrame>
  );
}
