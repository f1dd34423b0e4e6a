import { useMessages } from '../../../platform/texts/messages.ts';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { OfferVenue } from '../../activities/public.tsx';
import { QuestionsPart } from '../../questions/public.tsx';
import { ProductInformation } from './ProductInformation.tsx';
import { ProductScreen } from './ProductScreen.tsx';
import { productFormMessages } from './product-form.messages.ts';
import type { ProductAddress } from './use-product-form.ts';

/** Tab Information. */
export function ProductEdit(address: ProductAddress) {
  return (
    <ProductScreen {...address}>
      {({ fields }, product) => <ProductInformation fields={fields} product={product} />}
    </ProductScreen>
  );
}

export function ProductLocationTab(address: ProductAddress) {
  const { place } = useMessages(productFormMessages).sections;
  return (
    <ProductScreen {...address} tab="/location">
      {({ fields }, { organization_id, location }) => (
        <FormSection title={place.title} description={place.text}>
          <OfferVenue fields={fields} organizationId={organization_id} stored={location} />
        </FormSection>
      )}
    </ProductScreen>
  );
}

export function ProductQuestionsTab(address: ProductAddress) {
  const { organizationId, productId: id } = address;
  return (
    <ProductScreen {...address} tab="/questions" isWide>
      {() => <QuestionsPart offer={{ kind: 'product', organizationId, id }} />}
    </ProductScreen>
  );
}
