import type { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { BundleParticipant, Participant } from './participant.ts';
import { ParticipantChange, ParticipantDraft, RefundQuote, RemovalQuery } from './participant.ts';
import { participantLabels as labels } from './participants.labels.ts';

// Sessions and bundles have their people in the same way: these calls differ in name, path and what is told of a person.

export const guard = { permission: 'manage-participants', scope: 'organization', labels } as const;

type Somebody = typeof Participant | typeof BundleParticipant;

/** Everybody the list finds, as a sheet. */
export const exportingPeople = <const Path extends string, Query extends z.ZodType>(
  name: string,
  path: Path,
  query: Query,
) => endpoint({ ...guard, name, method: 'GET', path: `${path}/export`, query, reply: 'file' });

/** `refund` says what taking the person off now would give back; null where nothing was paid. */
export const readingPerson = <const Path extends string, Row extends Somebody>(
  name: string,
  path: Path,
  participant: Row,
) => endpoint({ ...guard, name, method: 'GET', path, reply: { participant, refund: RefundQuote.nullable() } });

export const addingPerson = <const Path extends string, Row extends Somebody>(
  name: string,
  path: Path,
  participant: Row,
) =>
  endpoint({
    ...guard,
    name,
    method: 'POST',
    path,
    body: ParticipantDraft,
    reply: { participant },
    problems: ['session.canceled'],
  });

/**
 * The cash was handed over, at any time, also after the session (D3.1): whoever was pending takes part. It is the transaction's
 * `mark-paid` (D1.9) and asks the same ability, and `manage-participants` for what it answers.
 */
export const payingForPerson = <const Path extends string, Row extends Somebody>(
  name: string,
  path: Path,
  participant: Row,
) =>
  endpoint({
    ...guard,
    permission: 'manage-finances',
    name,
    method: 'POST',
    path: `${path}/paid`,
    reply: { participant },
    status: 200,
    problems: ['order.not_open'],
    refusesImpersonation: true,
  });

/** Of somebody who comes with a bundle, it changes in all its sessions. */
export const changingPerson = <const Path extends string, Row extends Somebody>(
  name: string,
  path: Path,
  participant: Row,
) =>
  endpoint({
    ...guard,
    name,
    method: 'PUT',
    path,
    body: ParticipantChange,
    reply: { participant },
    problems: ['stale', 'participant.canceled'],
  });

/** Giving more than the term does needs `refund-transactions`. */
export const removingPerson = <const Path extends string>(name: string, path: Path) =>
  endpoint({
    ...guard,
    name,
    method: 'DELETE',
    path,
    query: RemovalQuery,
    reply: 'nothing',
    // signed out: somebody of a bundle who is off this session already
    problems: ['participant.canceled', 'participant.signed_out'],
  });
