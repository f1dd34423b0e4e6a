/** The file name that Factur-X and ZUGFeRD prescribe. */
export const FACTUR_X_FILE = 'factur-x.xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = {
  DocumentFileName: { description: 'The name of the embedded XML document', value: FACTUR_X_FILE },
  DocumentType: {
    description: 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER',
    value: 'INVOICE',
  },
  Version: { description: 'The actual version of the standard applying to the embedded XML document', value: '1.0' },
  ConformanceLevel: { description: 'The conformance level of the embedded XML document', value: 'EN 16931' },
};

const propertyDescriptions = Object.entries(properties).map(
  ([name, { description }]) => `
            <rdf:li rdf:parseType="Resource">
              <pdfaProperty:name>${name}</pdfaProperty:name>
              <pdfaProperty:valueType>Text</pdfaProperty:valueType>
              <pdfaProperty:category>external</pdfaProperty:category>
              <pdfaProperty:description>${description}</pdfaProperty:description>
            </rdf:li>`,
);

/**
 * XMP metadata that declares a PDF as a Factur-X invoice of the profile EN 16931. PDF/A requires a description of every property that it
 * doesn't define.
 */
export const FACTUR_X_METADATA = `
    <rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${Object.entries(properties)
      .map(([name, { value }]) => `<fx:${name}>${value}</fx:${name}>`)
      .join('')}</rdf:Description>
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
          <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
          <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
          <pdfaSchema:prefix>fx</pdfaSchema:prefix>
          <pdfaSchema:property><rdf:Seq>${propertyDescriptions.join('')}
          </rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>`;
