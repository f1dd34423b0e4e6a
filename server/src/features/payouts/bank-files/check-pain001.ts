import { bicMessage, ibanMessage } from '@move/domain/finances/iban.ts';
import { isSepaId, isSepaText, SEPA_NAME_MAX, SEPA_REMITTANCE_MAX } from '@move/domain/payouts/sepa-text.ts';
import { isTargetDay } from '@move/domain/payouts/target-days.ts';
import { XMLParser } from 'fast-xml-parser';
import { isSEPACountry, isValidIBAN } from 'ibantools';
import { PAIN_001 } from './write-pain001.ts';

type Node = { [name: string]: Node | Node[] | string | undefined };

const LISTS = new Set(['PmtInf', 'CdtTrfTxInf', 'AdrLine', 'Ustrd']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => LISTS.has(name),
});

/**
 * Checks a pain.001.001.09 by the rules of banks, which are stricter than its schema: character set, lengths, accounts, sums, ids, days and
 * structured addresses. Parses the written file, so that mistakes of the writer are found. Returns the faults.
 */
export function checkPain001(xml: string): string[] {
  const document = child(parser.parse(xml) as Node, 'Document');
  const initiation = child(document, 'CstmrCdtTrfInitn');
  const payments = list(initiation, 'PmtInf');
  const transfers = payments.flatMap((payment) => list(payment, 'CdtTrfTxInf'));
  const header = child(initiation, 'GrpHdr');
  return [
    ...(document['@xmlns'] === PAIN_001 ? [] : ['not a pain.001.001.09']),
    ...(payments.length === 1 ? [] : ['not one PmtInf']),
    ...(transfers.length > 0 ? [] : ['no payments']),
    ...idFaults('MsgId', [text(header, 'MsgId')]),
    ...idFaults(
      'PmtInfId',
      payments.map((payment) => text(payment, 'PmtInfId')),
    ),
    ...idFaults(
      'EndToEndId',
      transfers.map((transfer) => text(child(transfer, 'PmtId'), 'EndToEndId')),
    ),
    ...sumFaults('GrpHdr', header, transfers),
    ...payments.flatMap((payment) => paymentFaults(payment)),
    ...textFaults(initiation),
  ];
}

function paymentFaults(payment: Node): string[] {
  const transfers = list(payment, 'CdtTrfTxInf');
  const day = text(child(payment, 'ReqdExctnDt'), 'Dt');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && isTargetDay(day);
  return [
    ...sumFaults('PmtInf', payment, transfers),
    ...(isDay ? [] : [`ReqdExctnDt ${day} is no TARGET day`]),
    ...partyFaults('Dbtr', payment),
    ...transfers.flatMap((transfer) => {
      const cents = centsOf(text(child(transfer, 'Amt'), 'InstdAmt'));
      const isAmount = cents >= 1 && cents <= 99_999_999_999;
      return [...(isAmount ? [] : ['InstdAmt is no SEPA amount']), ...partyFaults('Cdtr', transfer)];
    }),
  ];
}

/** Checks name, address and account of the debtor or a creditor. */
function partyFaults(role: 'Dbtr' | 'Cdtr', node: Node): string[] {
  const name = text(child(node, role), 'Nm');
  const address = child(child(node, role), 'PstlAdr');
  const account = text(child(child(node, `${role}Acct`), 'Id'), 'IBAN');
  const bank = text(child(child(node, `${role}Agt`), 'FinInstnId'), 'BICFI');
  const isAccount = ibanMessage(account) === null && isValidIBAN(account) && isSEPACountry(account.slice(0, 2));
  const isStructured = text(address, 'TwnNm') !== '' && /^[A-Z]{2}$/.test(text(address, 'Ctry'));
  return [
    ...(name.length > 0 && name.length <= SEPA_NAME_MAX ? [] : [`${role} has no name of at most ${SEPA_NAME_MAX}`]),
    ...(isAccount ? [] : [`${role}Acct is no SEPA account`]),
    ...(bank === '' || bicMessage(bank, account.slice(0, 2)) === null ? [] : [`${role}Agt is no bank of that country`]),
    ...(Object.keys(address).length === 0 || isStructured ? [] : [`PstlAdr of ${role} lacks TwnNm or Ctry`]),
    ...('AdrLine' in address ? [`PstlAdr of ${role} is not structured`] : []),
  ];
}

function sumFaults(where: string, node: Node, transfers: readonly Node[]): string[] {
  const total = transfers.reduce((sum, transfer) => sum + centsOf(text(child(transfer, 'Amt'), 'InstdAmt')), 0);
  return [
    ...(text(node, 'NbOfTxs') === String(transfers.length) ? [] : [`NbOfTxs of ${where} is not ${transfers.length}`]),
    ...(centsOf(text(node, 'CtrlSum')) === total ? [] : [`CtrlSum of ${where} is not the sum`]),
  ];
}

function idFaults(name: string, ids: readonly string[]): string[] {
  return [
    ...(ids.every(isSepaId) ? [] : [`${name} is no SEPA id`]),
    ...(new Set(ids).size === ids.length ? [] : [`${name} occurs twice`]),
  ];
}

/** Checks that every text is in the character set, and neither empty nor too long. */
function textFaults(node: Node | string, name = ''): string[] {
  if (typeof node !== 'string') {
    return Object.entries(node).flatMap(([key, value]) =>
      key.startsWith('@') || key === '#text' ? [] : [value ?? ''].flat().flatMap((one) => textFaults(one, key)),
    );
  }
  // a text without an element around it is a line break that the builder added
  if (name === '' || !/\S/.test(node)) return name === '' ? [] : [`${name} is empty`];
  return [
    ...(isSepaText(node) ? [] : [`${name} has characters that banks refuse`]),
    ...(node.length <= SEPA_REMITTANCE_MAX && node === node.trim()
      ? []
      : [`${name} is too long or has spaces around it`]),
  ];
}

/** Cents of `12.50`; NaN for anything else. */
const centsOf = (amount: string): number =>
  /^\d{1,16}\.\d{2}$/.test(amount) ? Number(amount.replace('.', '')) : Number.NaN;

function child(node: Node, name: string): Node {
  const value = node[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

function list(node: Node, name: string): Node[] {
  const value = node[name];
  return Array.isArray(value) ? value : [];
}

function text(node: Node, name: string): string {
  const value = node[name];
  if (typeof value === 'string') return value;
  // an element with attributes, such as InstdAmt
  const inner = typeof value === 'object' && !Array.isArray(value) ? value['#text'] : '';
  return typeof inner === 'string' ? inner : '';
}
