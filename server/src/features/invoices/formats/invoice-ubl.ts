import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import { writeXml, type XmlElement } from '../../../platform/xml/write-xml.ts';
import { ONE_UNIT, CURRENCY, DOCUMENT_TYPES, SPECIFICATION, type TradeFigures, tradeFigures } from './trade-figures.ts';
import { EMAIL_SCHEME, KVK_SCHEME, type TradeParty, tradeParties } from './trade-party.ts';

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Writes an invoice or credit note as UBL 2.1, by the rules of EN 16931. The schema prescribes the order of the elements. */
export function invoiceUbl(document: InvoiceDocument): string {
  const { credited } = document;
  const figures = tradeFigures(document);
  const { seller, buyer } = tradeParties(document);
  const name = credited === null ? 'Invoice' : 'CreditNote';
  return writeXml({
    [name]: {
      '@xmlns': `${NAMESPACE}${name}-2`,
      '@xmlns:cac': `${NAMESPACE}CommonAggregateComponents-2`,
      '@xmlns:cbc': `${NAMESPACE}CommonBasicComponents-2`,
      'cbc:CustomizationID': SPECIFICATION,
      'cbc:ID': document.number,
      'cbc:IssueDate': document.issued_on,
      ...(credited === null
        ? { 'cbc:InvoiceTypeCode': DOCUMENT_TYPES.invoice }
        : { 'cbc:CreditNoteTypeCode': DOCUMENT_TYPES.creditNote }),
      'cbc:DocumentCurrencyCode': CURRENCY,
      'cac:InvoicePeriod': { 'cbc:StartDate': figures.period.from, 'cbc:EndDate': figures.period.until },
      'cac:BillingReference':
        credited === null
          ? undefined
          : { 'cac:InvoiceDocumentReference': { 'cbc:ID': credited.number, 'cbc:IssueDate': credited.issued_on } },
      'cac:AccountingSupplierParty': party(seller),
      'cac:AccountingCustomerParty': party(buyer),
      'cac:Delivery': { 'cbc:ActualDeliveryDate': figures.period.until },
      'cac:PaymentTerms': { 'cbc:Note': figures.terms },
      'cac:TaxTotal': taxTotal(figures),
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': euros(figures.net),
        'cbc:TaxExclusiveAmount': euros(figures.net),
        'cbc:TaxInclusiveAmount': euros(figures.total),
        'cbc:PrepaidAmount': figures.prepaid && euros(figures.prepaid),
        'cbc:PayableAmount': euros(figures.due),
      },
      [`cac:${name}Line`]: lines(figures, credited === null ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'),
    },
  });
}

const euros = (amount: string): XmlElement => ({ '@currencyID': CURRENCY, '#': amount });
const VAT_SCHEME: XmlElement = { 'cbc:ID': 'VAT' };

function party({ kvkNumber, vatNumber, email, attn, ...address }: TradeParty): XmlElement {
  return {
    'cac:Party': {
      'cbc:EndpointID': email && { '@schemeID': EMAIL_SCHEME, '#': email },
      'cac:PostalAddress': {
        'cbc:StreetName': address.street,
        'cbc:CityName': address.city,
        'cbc:PostalZone': address.postalCode,
        'cac:Country': { 'cbc:IdentificationCode': address.country },
      },
      'cac:PartyTaxScheme': vatNumber && { 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': VAT_SCHEME },
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': address.name,
        'cbc:CompanyID': kvkNumber && { '@schemeID': KVK_SCHEME, '#': kvkNumber },
      },
      'cac:Contact': attn && { 'cbc:Name': attn },
    },
  };
}

function taxTotal(figures: TradeFigures): XmlElement {
  return {
    'cbc:TaxAmount': euros(figures.vatTotal),
    'cac:TaxSubtotal': figures.vat.map((row) => ({
      'cbc:TaxableAmount': euros(row.net),
      'cbc:TaxAmount': euros(row.vat),
      'cac:TaxCategory': taxCategory(row),
    })),
  };
}

const taxCategory = (row: { vatCategory: string; vatPercentage: string }): XmlElement => ({
  'cbc:ID': row.vatCategory,
  'cbc:Percent': row.vatPercentage,
  'cac:TaxScheme': VAT_SCHEME,
});

const lines = (figures: TradeFigures, quantity: string): XmlElement[] =>
  figures.lines.map((line) => ({
    'cbc:ID': line.id,
    [quantity]: { '@unitCode': ONE_UNIT, '#': line.quantity },
    'cbc:LineExtensionAmount': euros(line.net),
    'cac:Item': { 'cbc:Name': line.name, 'cac:ClassifiedTaxCategory': taxCategory(line) },
    'cac:Price': { 'cbc:PriceAmount': euros(line.unitPrice) },
  }));
