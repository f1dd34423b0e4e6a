import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import { writeXml, type XmlElement } from '../../../platform/xml/write-xml.ts';
import { ONE_UNIT, CURRENCY, DOCUMENT_TYPES, SPECIFICATION, type TradeFigures, tradeFigures } from './trade-figures.ts';
import { EMAIL_SCHEME, KVK_SCHEME, type TradeParty, tradeParties } from './trade-party.ts';

const NAMESPACE = 'urn:un:unece:uncefact:data:standard:';

/**
 * Writes an invoice or credit note as Cross Industry Invoice (CII D16B), one of the two XML formats of EN 16931. A Factur-X PDF contains
 * this file. The schema prescribes the order of the elements.
 */
export function invoiceCii(document: InvoiceDocument): string {
  const figures = tradeFigures(document);
  const { seller, buyer } = tradeParties(document);
  return writeXml({
    'rsm:CrossIndustryInvoice': {
      '@xmlns:rsm': `${NAMESPACE}CrossIndustryInvoice:100`,
      '@xmlns:ram': `${NAMESPACE}ReusableAggregateBusinessInformationEntity:100`,
      '@xmlns:udt': `${NAMESPACE}UnqualifiedDataType:100`,
      '@xmlns:qdt': `${NAMESPACE}QualifiedDataType:100`,
      'rsm:ExchangedDocumentContext': { 'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': SPECIFICATION } },
      'rsm:ExchangedDocument': {
        'ram:ID': document.number,
        'ram:TypeCode': DOCUMENT_TYPES[document.credited === null ? 'invoice' : 'creditNote'],
        'ram:IssueDateTime': day(document.issued_on),
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': figures.lines.map(lineItem),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:SellerTradeParty': party(seller),
          'ram:BuyerTradeParty': party(buyer),
        },
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ActualDeliverySupplyChainEvent': { 'ram:OccurrenceDateTime': day(figures.period.until) },
        },
        'ram:ApplicableHeaderTradeSettlement': settlement(figures, document.credited),
      },
    },
  });
}

/** Date format 102: YYYYMMDD. */
const day = (date: string, type: 'udt' | 'qdt' = 'udt'): XmlElement => ({
  [`${type}:DateTimeString`]: { '@format': '102', '#': date.replaceAll('-', '') },
});

function lineItem(line: TradeFigures['lines'][number]): XmlElement {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': line.id },
    'ram:SpecifiedTradeProduct': { 'ram:Name': line.name },
    'ram:SpecifiedLineTradeAgreement': { 'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': line.unitPrice } },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '@unitCode': ONE_UNIT, '#': line.quantity } },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': {
        'ram:TypeCode': 'VAT',
        'ram:CategoryCode': line.vatCategory,
        'ram:RateApplicablePercent': line.vatPercentage,
      },
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': line.net },
    },
  };
}

function party({ kvkNumber, vatNumber, email, attn, ...address }: TradeParty): XmlElement {
  return {
    'ram:Name': address.name,
    'ram:SpecifiedLegalOrganization': kvkNumber && { 'ram:ID': { '@schemeID': KVK_SCHEME, '#': kvkNumber } },
    'ram:DefinedTradeContact': attn && { 'ram:PersonName': attn },
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': address.postalCode,
      'ram:LineOne': address.street,
      'ram:CityName': address.city,
      'ram:CountryID': address.country,
    },
    'ram:URIUniversalCommunication': email && { 'ram:URIID': { '@schemeID': EMAIL_SCHEME, '#': email } },
    'ram:SpecifiedTaxRegistration': vatNumber && { 'ram:ID': { '@schemeID': 'VA', '#': vatNumber } },
  };
}

function settlement(figures: TradeFigures, credited: InvoiceDocument['credited']): XmlElement {
  return {
    'ram:InvoiceCurrencyCode': CURRENCY,
    'ram:ApplicableTradeTax': figures.vat.map((row) => ({
      'ram:CalculatedAmount': row.vat,
      'ram:TypeCode': 'VAT',
      'ram:BasisAmount': row.net,
      'ram:CategoryCode': row.vatCategory,
      'ram:RateApplicablePercent': row.vatPercentage,
    })),
    'ram:BillingSpecifiedPeriod': {
      'ram:StartDateTime': day(figures.period.from),
      'ram:EndDateTime': day(figures.period.until),
    },
    'ram:SpecifiedTradePaymentTerms': { 'ram:Description': figures.terms },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': figures.net,
      'ram:TaxBasisTotalAmount': figures.net,
      'ram:TaxTotalAmount': { '@currencyID': CURRENCY, '#': figures.vatTotal },
      'ram:GrandTotalAmount': figures.total,
      'ram:TotalPrepaidAmount': figures.prepaid,
      'ram:DuePayableAmount': figures.due,
    },
    'ram:InvoiceReferencedDocument': credited
      ? {
          'ram:IssuerAssignedID': credited.number,
          'ram:FormattedIssueDateTime': day(credited.issued_on, 'qdt'),
        }
      : undefined,
  };
}
