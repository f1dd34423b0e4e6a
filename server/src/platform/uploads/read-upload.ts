import type { Multipart } from '@fastify/multipart';
import type { FileKind, ReceivedFile, UploadSpec } from '@move/contract/kit/upload.ts';
import { tooLargeMessage } from '@move/domain/kit/files/file-rules.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sender } from '../http/input/admit-upload.ts';
import { fairLimit } from '../http/limits/fair-limit.ts';
import { invalid, Problem } from '../http/problem.ts';
import { sanitizeForPostgres } from '../http/input/sanitize-for-postgres.ts';
import { cleanImage } from '../images/clean-image.ts';
import { recognise } from './recognise.ts';

/** The size of a form's texts and headers, in addition to the file. */
const WRAPPING = 64 * 1024;
/** Only 4 KB of a part's headers are read, enough for the longest file name. A longer header is refused. */
const limits = { files: 1, fields: 20, parts: 21, headerPairs: 50, headerSize: 4_096 };
/** Longer than any name of the contract. The parser of forms doesn't limit names. */
const NAME_MAX = 100;
const VISITOR = 'visitor ';
/**
 * Cleans one image of a sender at a time. Waiting images hold their bytes: at most 100 of 2 MB. Visitors wait after all users and give up
 * their places first, since any visitor can send images that take seconds each.
 */
const inTurn = fairLimit(2, { each: 10, all: 100 }, (key) => key.startsWith(VISITOR));
const TEXT_BYTES = 2_000;
/** How long a refused sender may continue, so that it gets the refusal before the connection ends. */
const HANG_UP_MS = 2_000;

/**
 * Reads a multipart body: its texts by name, and its `file`, which is within the limit, of an accepted kind, and for an image
 * decoded, upright and without anything but the picture. Stops reading at the limit (413); any other fault is a 422 on `file`. A
 * sender with too many waiting images gets a 429.
 */
export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { spec, sender }: { spec: UploadSpec; sender: Sender },
): Promise<Record<string, unknown>> {
  try {
    const { texts, file } = await readForm(request, spec);
    return file ? { ...texts, file: await received(file, { kinds: spec.kinds, sender, request }) } : texts;
  } catch (error) {
    hangUpLater(request, reply);
    throw refusalOf(error);
  }
}

type RawFile = { filename: string; bytes: Uint8Array };
type Form = { texts: Record<string, unknown>; file: RawFile | null };

async function readForm(request: FastifyRequest, spec: UploadSpec): Promise<Form> {
  const { maxBytes, maxTextBytes = TEXT_BYTES } = spec;
  const form: Form = { texts: {}, file: null };
  if (!request.isMultipart()) return form;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + maxTextBytes + WRAPPING) throw overLimit(maxBytes);
  const texts: [string, unknown][] = [];
  for await (const part of request.parts({ limits: { ...limits, fileSize: maxBytes, fieldSize: maxTextBytes } })) {
    // A part may lack a name, although the library's type has one.
    const name = part.fieldname as string | undefined;
    if (name === undefined || name.length > NAME_MAX) throw invalid('file', 'file.broken');
    if (part.type === 'field') texts.push([part.fieldname, sanitizeForPostgres(part.value)]);
    else if (part.fieldname !== 'file') throw invalid('file', 'file.one');
    else form.file = await readFile(part, maxBytes);
  }
  form.texts = Object.fromEntries(texts);
  return form;
}

async function readFile(part: Extract<Multipart, { type: 'file' }>, maxBytes: number): Promise<RawFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) {
    if (part.file.truncated) throw overLimit(maxBytes);
    chunks.push(chunk as Buffer);
  }
  if (part.file.truncated) throw overLimit(maxBytes);
  return { filename: String(sanitizeForPostgres(part.filename ?? '')), bytes: new Uint8Array(Buffer.concat(chunks)) };
}

type Expected = { kinds: readonly FileKind[]; sender: Sender; request: FastifyRequest };

async function received({ filename, bytes }: RawFile, { kinds, sender, request }: Expected): Promise<ReceivedFile> {
  const recognised = await recognise({ filename, bytes }, kinds);
  if (recognised.kind !== 'image') return { kind: recognised.kind, filename, bytes, image: null };
  const { bytes: clean, ...image } = await inTurn(sender.isVisitor ? VISITOR + sender.key : sender.key, async () => {
    // The sender is gone.
    if (request.raw.socket.destroyed) throw new Problem(400, [{ field: 'file', key: 'file.broken' }]);
    return cleanImage({ bytes, type: recognised.type, log: request.log });
  });
  return { kind: 'image', filename, bytes: clean, image };
}

function overLimit(maxBytes: number): Problem {
  return new Problem(413, [{ field: 'file', ...tooLargeMessage(maxBytes) }]);
}

/** Messages for what the form parser refuses (too many parts, an incomplete body, wrong boundaries). */
function refusalOf(error: unknown): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error;
  if ('statusCode' in error && error.statusCode === 413) return invalid('file', 'file.one');
  const isOfForm = 'code' in error && String(error.code).startsWith('FST_');
  const isBroken = /multipart|boundary|needle|terminated|unexpected end|malformed/i.test(error.message);
  return isOfForm || isBroken ? invalid('file', 'file.broken') : error;
}

function hangUpLater({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, HANG_UP_MS);
    timer.unref();
  });
}
