import { useId } from 'react';
import type { FieldProps } from '../field.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import * as look from '../../look/look.module.css';
import * as styles from '../choices.module.css';

export type RadioCard<Value extends string> = { value: Value; label: string; description: string };

type RadioCardsInputProps<Value extends string> = FieldProps<Value | null> & { cards: readonly RadioCard<Value>[] };

/** Chooses one of a few options that each need a line of explanation. */
export function RadioCardsInput<Value extends string>(props: RadioCardsInputProps<Value>) {
  const { value, onChange, cards, disabled = false, readOnly = false } = props;
  const group = useId();
  const idOf = (card: RadioCard<Value>) => `${group}-${card.value}`;
  return (
    <FieldGroup {...props}>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card.value} className={styles.card}>
            <input
              id={idOf(card)}
              type="radio"
              className={styles.radio}
              name={group}
              value={card.value}
              checked={card.value === value}
              disabled={disabled || readOnly}
              onChange={() => onChange(card.value)}
            />
            <label htmlFor={idOf(card)}>
              <b className={look.medium}>{card.label}</b>
              <small>{card.description}</small>
            </label>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
