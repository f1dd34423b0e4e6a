import type { Participant } from '@move/contract/participants/participant.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useGate } from '../../../platform/session/gate.tsx';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { CheckInControl } from './CheckInControl.tsx';

vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: vi.fn(),
}));

const person = { id: 4, first_name: 'Sanne', last_name: 'de Wit', email: null } as unknown as Participant;
const bookable = { kind: 'session', id: 3, organizationId: 1, activityId: 2, sessionId: 3 } as const;

test.each([
  ['none', 'Afmelden', 'false'],
  ['signed_out', 'Afgemeld', 'true'],
] as const)('the button to sign out keeps its name at %s, and shows %s', async (check_in, word, isPressed) => {
  vi.mocked(useGate).mockReturnValue(gate({ roles: ['superadmin'], abilities: [] }));
  await renderScreen(<CheckInControl bookable={bookable} person={{ ...person, check_in }} startsAt={null} isLarge />);
  const button = page.getByRole('button', { name: 'Afmelden: Sanne de Wit op afgemeld zetten', exact: true });
  await expect.element(button).toHaveTextContent(word);
  await expect.element(button).toHaveAttribute('aria-pressed', isPressed);
  expect(await accessibilityViolations()).toEqual([]);
});
