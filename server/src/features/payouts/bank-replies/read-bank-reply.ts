import { XMLParser } from 'fast-xml-parser';
import { notAReply, unfitReply } from './unfit-reply.ts';

/** A payment that the bank refused or returned. */
export type Refused = {
  endToEndId: string;
  /** The bank's code and text: `AC04 Closed account`. */
  reason: string;
  /** Null when the reply has no amount. */
  amount: Amount | null;
};
export type Amount = { cents: number | null; currency: string };

export type BankReply =
  | {
      kind: 'pain.002';
      /** Id of the file that the bank replies to. */
      msgId: string;
      /** Why the whole file was refused; null when it wasn't. */
      refusedAs: string | null;
      refused: Refused[];
    }
  | { kind: 'camt.053'; refused: Refused[] };

type Node = { [name: string]: Node | Node[] | string | string[] };

/** The most elements of a reply. A reply to some thousand payments has fewer. */
const NODES_MAX = 400_000;
const REASON_MAX = 200;
const parser = new XMLParser({
  // the only attribute that is read is the currency of an amount
  ignoreAttributes: (name) => name !== 'Ccy',
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  htmlEntities: false,
  isArray: () => true,
});

/** Parses a pain.002 or camt.053 of any version. Throws 422 for anything else, and for documents that declare entities. */
export function readBankReply(bytes: Uint8Array): BankReply {
  const text = decode(bytes);
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw unfitReply('DOCTYPE');
  if (text.split('<', 2 * NODES_MAX + 1).length > 2 * NODES_MAX) throw unfitReply(`> ${NODES_MAX}`);
  const document = child(parse(text), 'Document');
  const report = child(document, 'CstmrPmtStsRpt');
  if (Object.keys(report).length > 0) return readStatusReport(report);
  const statement = child(document, 'BkToCstmrStmt');
  if (Object.keys(statement).length > 0) return { kind: 'camt.053', refused: readReturns(statement) };
  throw notAReply();
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notAReply();
  }
}

function parse(text: string): Node {
  try {
    return parser.parse(text, true) as Node;
  } catch {
    throw notAReply();
  }
}

function readStatusReport(report: Node): BankReply {
  const group = child(report, 'OrgnlGrpInfAndSts');
  const payments = list(report, 'OrgnlPmtInfAndSts');
  const refusedGroup = [
    ...(value(group, 'GrpSts') === 'RJCT' ? [group] : []),
    ...payments.filter((payment) => value(payment, 'PmtInfSts') === 'RJCT'),
  ];
  const refused = payments
    .flatMap((payment) => list(payment, 'TxInfAndSts'))
    .filter((one) => value(one, 'TxSts') === 'RJCT')
    .map((one) => ({
      endToEndId: value(one, 'OrgnlEndToEndId'),
      reason: reasonIn(one, 'StsRsnInf'),
      amount: amountIn(child(child(one, 'OrgnlTxRef'), 'Amt'), 'InstdAmt'),
    }));
  const [first] = refusedGroup;
  const refusedAs = first === undefined ? null : reasonIn(first, 'StsRsnInf');
  return { kind: 'pain.002', msgId: value(group, 'OrgnlMsgId'), refusedAs, refused };
}

/** The entries of the statements that return a payment. */
function readReturns(statement: Node): Refused[] {
  return list(statement, 'Stmt')
    .flatMap((one) => list(one, 'Ntry'))
    .filter((entry) => value(entry, 'CdtDbtInd') === 'CRDT')
    .flatMap((entry) => list(entry, 'NtryDtls'))
    .flatMap((details) => list(details, 'TxDtls'))
    .filter((one) => list(one, 'RtrInf').length > 0)
    .map((one) => ({
      endToEndId: value(child(one, 'Refs'), 'EndToEndId'),
      reason: reasonIn(one, 'RtrInf'),
      amount: amountIn(one, 'Amt') ?? amountIn(child(child(one, 'AmtDtls'), 'TxAmt'), 'Amt'),
    }));
}

/** The code of the bank and its text, on one line. */
function reasonIn(node: Node, name: string): string {
  const info = child(node, name);
  const reason = child(info, 'Rsn');
  const code = value(reason, 'Cd') || value(reason, 'Prtry');
  const words = [code, value(info, 'AddtlInf')].filter((part) => part !== '').join(' ');
  return (words.replace(/\s+/g, ' ').trim() || 'RJCT').slice(0, REASON_MAX);
}

function amountIn(node: Node, name: string): Amount | null {
  const amount = value(node, name);
  return amount === '' ? null : { cents: centsOf(amount), currency: value(child(node, name), '@Ccy') };
}

/** Cents of `12.5`, `12.50` or `12`; null for anything else. */
function centsOf(amount: string): number | null {
  const [, euros = '', decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  return euros === '' ? null : Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
}

const isNode = (one: unknown): one is Node => typeof one === 'object' && one !== null && !Array.isArray(one);

function list(node: Node, name: string): Node[] {
  const found: unknown = node[name];
  return Array.isArray(found) ? found.filter(isNode) : [];
}

const child = (node: Node, name: string): Node => list(node, name)[0] ?? {};

function value(node: Node, name: string): string {
  const found: unknown = node[name];
  const [first]: unknown[] = Array.isArray(found) ? found : [found];
  // the text of an element with an attribute is a separate node
  if (isNode(first)) return value(first, '#text');
  return typeof first === 'string' ? first.trim() : '';
}
