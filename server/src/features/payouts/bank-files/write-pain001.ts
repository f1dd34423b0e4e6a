import { SEPA_NAME_MAX, SEPA_REMITTANCE_MAX, sepaText } from '@move/domain/payouts/sepa-text.ts';
import { writeXml, type XmlElement } from '../../../platform/xml/write-xml.ts';
import type { Debtor } from '../batches/assert-payable.ts';

export type Creditor = {
  organization_id: number;
  end_to_end_id: string;
  amount_in_cents: number;
  account_name: string;
  iban: string;
  bic: string | null;
  street: string | null;
  house_number: string | null;
  postal_code: string | null;
  city: string | null;
  country: string;
  /** The name of the organisation's platform, which shows the receiver where the money comes from. */
  platform: string;
};

export type Transfer = {
  msgId: string;
  /** ISO 8601. */
  createdAt: string;
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  executionDate: string;
  debtor: Debtor;
  creditors: readonly Creditor[];
};

export const PAIN_001 = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Cents as the schema writes amounts: `12.50`. */
export const decimal = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * Writes a SEPA credit transfer of ISO 20022, pain.001.001.09: one PmtInf with a payment for each organisation. Reduces texts to the SEPA
 * character set and truncates them; addresses are structured, or left out where the town isn't known.
 */
export function writePain001(transfer: Transfer): string {
  const { msgId, createdAt, executionDate, debtor, creditors, month } = transfer;
  const sums = {
    NbOfTxs: String(creditors.length),
    CtrlSum: decimal(creditors.reduce((sum, { amount_in_cents }) => sum + amount_in_cents, 0)),
  };
  const debtorName = sepaText(debtor.name, SEPA_NAME_MAX, 'Debtor');
  return writeXml({
    Document: {
      '@xmlns': PAIN_001,
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: msgId, CreDtTm: createdAt, ...sums, InitgPty: { Nm: debtorName } },
        PmtInf: {
          PmtInfId: msgId,
          PmtMtd: 'TRF',
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
          ReqdExctnDt: { Dt: executionDate },
          Dbtr: { Nm: debtorName, ...address({ ...debtor, street: null, house_number: null, postal_code: null }) },
          DbtrAcct: { Id: { IBAN: debtor.iban } },
          DbtrAgt: {
            FinInstnId: debtor.bic === null ? { Othr: { Id: 'NOTPROVIDED' } } : { BICFI: debtor.bic },
          },
          ChrgBr: 'SLEV',
          CdtTrfTxInf: creditors.map((creditor) => payment(creditor, month)),
        },
      },
    },
  });
}

function payment(creditor: Creditor, month: string) {
  const { end_to_end_id, amount_in_cents, bic, account_name, iban, organization_id, platform } = creditor;
  return {
    PmtId: { EndToEndId: end_to_end_id },
    Amt: { InstdAmt: { '@Ccy': 'EUR', '#': decimal(amount_in_cents) } },
    ...(bic === null ? {} : { CdtrAgt: { FinInstnId: { BICFI: bic } } }),
    Cdtr: { Nm: sepaText(account_name, SEPA_NAME_MAX, `Organisatie ${organization_id}`), ...address(creditor) },
    CdtrAcct: { Id: { IBAN: iban } },
    RmtInf: { Ustrd: sepaText(`Uitbetaling ${month} ${platform}`, SEPA_REMITTANCE_MAX, `Uitbetaling ${month}`) },
  };
}

type Address = Pick<Creditor, 'street' | 'house_number' | 'postal_code' | 'city' | 'country'>;

/** A structured address, or none without a town: banks refuse an address without a town and, from November 2026, unstructured addresses. */
function address({ street, house_number, postal_code, city, country }: Address): { PstlAdr?: XmlElement } {
  const town = sepaText(city ?? '', 35, '');
  if (town === '') return {};
  const parts = {
    StrtNm: sepaText(street ?? '', 70, ''),
    BldgNb: sepaText(house_number ?? '', 16, ''),
    PstCd: sepaText(postal_code ?? '', 16, ''),
    TwnNm: town,
    Ctry: country,
  };
  return { PstlAdr: Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== '')) };
}
