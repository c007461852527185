import type { Product } from '@larkwell/contracts/products/products';
import { SampleReport } from './sample-report';
import { WhatItMeasures } from './what-it-measures';

/** What a kit measures, beside a made-up report of it. */
export function MeasuresSection({ product }: { product: Product }) {
  const hasSample = product.analytes.some(({ sample }) => sample);
  return (
    <div className={hasSample ? 'split' : undefined} data-even={hasSample || undefined}>
      <WhatItMeasures product={product} />
      <SampleReport analytes={product.analytes} />
    </div>
  );
}
