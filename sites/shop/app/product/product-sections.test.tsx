import { makeProduct } from '@larkwell/contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductSections } from './product-sections';

it('says which texts a kit lacks', () => {
  const product = makeProduct({ collection_details: '', get_tested_details: '', symptoms: [] });
  const [symptoms, why, collection] = renderToStaticMarkup(<ProductSections product={product} />)
    .split('<section')
    .slice(1);
  expect(symptoms).toContain('Sorry, no information available');
  expect(why).toContain('Sorry, no information available');
  expect(collection).toContain('Sorry, the instruction is not available');
});
