/** A payment in a file for the bank. */
type BankPayment = { endToEndId: string; name: string; cents: number };
type BankFile = { day: string; payments: BankPayment[] };

const within = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => text);
const textOf = (xml: string, element: string) => within(xml, element)[0]?.trim() ?? '';

/** Returns the payments in a pain.001 file. */
export function readBankFile(file: Buffer): BankFile {
  const xml = file.toString('utf8');
  return {
    day: textOf(textOf(xml, 'ReqdExctnDt'), 'Dt'),
    payments: within(xml, 'CdtTrfTxInf').map((payment) => ({
      endToEndId: textOf(payment, 'EndToEndId'),
      name: textOf(textOf(payment, 'Cdtr'), 'Nm'),
      cents: Math.round(Number(textOf(payment, 'InstdAmt')) * 100),
    })),
  };
}

/** Makes the camt.053 file of the day on which the bank executed a file: all payments left the account, and one was returned. */
export function statementOf({ day, payments }: BankFile, returned: BankPayment, words: string): Buffer {
  const euros = (cents: number) => `<Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt>`;
  const entry = (cents: number, side: 'CRDT' | 'DBIT', details: string) =>
    `<Ntry>${euros(cents)}<CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
      <NtryDtls>${details}</NtryDtls></Ntry>`;
  const details = ({ endToEndId, cents }: BankPayment, more = '') =>
    `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>${euros(cents)}${more}</TxDtls>`;
  const total = payments.reduce((sum, { cents }) => sum + cents, 0);
  const sent = entry(total, 'DBIT', payments.map((payment) => details(payment)).join(''));
  const reason = `<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>${words}</AddtlInf></RtrInf>`;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>STMT-${day}</MsgId><CreDtTm>${day}T18:00:00Z</CreDtTm></GrpHdr>
  <Stmt><Id>STMT-${day}</Id>${sent}${entry(returned.cents, 'CRDT', details(returned, reason))}</Stmt>
</BkToCstmrStmt></Document>`);
}
