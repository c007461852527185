import { listMeasured } from '@larkwell/contracts/products/kit-words';
import type { Product } from '@larkwell/contracts/products/products';

/** What the kit is about, and each value that it measures. */
export function WhatItMeasures({ product }: { product: Product }) {
  return (
    <section className="stack" aria-labelledby="measures">
      <h2 id="measures">What it measures</h2>
      <p className="reading">{product.description}</p>
      <ul>
        {listMeasured(product.measures).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
