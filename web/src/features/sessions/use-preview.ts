import type { CallInput } from '@move/contract/kit/client.ts';
import type { previewSession, previewSessions } from '@move/contract/sessions/sessions.ts';
import type { SessionPreview } from '@move/contract/sessions/session-preview.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../platform/reads.ts';

const TYPING_MS = 350;

type Previews = typeof previewSessions | typeof previewSession;

/** What the server would plan for this input, asked again when the typist rests; the old answer stays meanwhile. */
export function usePreview<E extends Previews>(
  endpoint: E,
  input: CallInput<E>,
  isEnabled: boolean,
): { preview: SessionPreview | undefined; isBusy: boolean } {
  const rested = useRested(input, isEnabled);
  const read = useRead<Previews>(endpoint, rested.input as CallInput<Previews>, {
    enabled: rested.isEnabled,
    keepsPrevious: true,
    showsErrors: true,
  });
  return { preview: read.data?.preview, isBusy: read.isPlaceholderData || !rested.isLatest };
}

/** An input as it was when the typist last rested. */
export function useRested<Input>(input: Input, isEnabled: boolean) {
  const text = JSON.stringify(input);
  const [rested, setRested] = useState({ text: '', input, isEnabled: false });
  useEffect(() => {
    const timer = window.setTimeout(() => setRested({ text, input, isEnabled }), TYPING_MS);
    return () => window.clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the text says whether the input is another one
  }, [text, isEnabled]);
  return { input: rested.input, isEnabled: isEnabled && rested.isEnabled, isLatest: rested.text === text };
}
