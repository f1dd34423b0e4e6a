import type { z } from 'zod';
import { permissionAt } from '../bundles/bundle-permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import type { BundleParticipant, Participant } from './participant.ts';
import { ParticipantChange, ParticipantDraft, RefundQuote, RemovalQuery } from './participant.ts';
import { participantLabels as labels } from './participants.labels.ts';

// Sessions and bundles have their people in the same way: these calls differ in name, path and what is told of a person.

export const guardOf = (path: string) =>
  ({ permission: permissionAt(path, 'manage-participants'), scope: 'organization', labels }) as const;

type Somebody = typeof Participant | typeof BundleParticipant;

/** Everybody the list finds, as a sheet. */
export const exportingPeople = <const Path extends string, Query extends z.ZodType>(
  name: string,
  path: Path,
  query: Query,
) => endpoint({ ...guardOf(path), name, method: 'GET', path: `${path}/export`, query, reply: 'file' });

/** `refund` says what taking the person off now would give back; null where nothing was paid. */
export const readingPerson = <const Path extends string, Row extends Somebody>(
  name: string,
  path: Path,
  participant: Row,
) => endpoint({ ...guardOf(path), name, method: 'GET', path, reply: { participant, refund: RefundQuote.nullable() } });

export const addingPerson = <const Path extends string, Row extends Somebody>(
  name: string,
  path: Path,
  participant: Row,
) =>
  endpoint({
    ...guardOf(path),
    name,
    method: 'POST',
    path,
    body: ParticipantDraft,
    reply: { participant },
    problems: ['session.canceled'],
  });

/**
 * The cash was handed over, at any time, also after the session (D3.1): whoever was pending takes part. It is the transaction's
 * `mark-paid` and asks the same ability, and `manage-participants` for what it returns.
 */
export const payingForPerson = <const Path extends string, Row extends Somebody>(
  name: string,
  path: Path,
  participant: Row,
) =>
  endpoint({
    ...guardOf(path),
    permission: permissionAt(path, 'manage-finances', 'manage-participants'),
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
    ...guardOf(path),
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
    ...guardOf(path),
    name,
    method: 'DELETE',
    path,
    query: RemovalQuery,
    reply: 'nothing',
    // signed out: somebody of a bundle who is off this session already
    problems: ['participant.canceled', 'participant.signed_out'],
  });
