import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/ColorPicker.layer.css';
import { ColorPicker } from '@mantine/core';
import { normalizeColour } from '@move/domain/kit/values/colour.ts';
import { useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { InputTheme } from '../InputTheme.tsx';

/** Picks a colour by saturation, hue and opacity; loaded when it is opened. Full opacity is left out of the value. */
export function ColourPicker({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const w = useWordsOf(inputWords);
  const emit = (text: string) => {
    const colour = normalizeColour(text);
    if (colour !== null) onChange(colour.replace(/^(#[0-9A-F]{6})FF$/, '$1'));
  };
  return (
    <InputTheme>
      <ColorPicker
        format="hexa"
        value={value}
        onChange={emit}
        size="sm"
        saturationLabel={w.colourPicker}
        hueLabel={w.colourPicker}
        alphaLabel={w.opacity}
      />
    </InputTheme>
  );
}
