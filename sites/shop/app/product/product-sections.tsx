import { detailSteps } from '@larkwell/contracts/products/detail-steps';
import type { Product } from '@larkwell/contracts/products/products';
import { Link } from '@larkwell/ui/link/link';
import { NumberedSteps } from '@larkwell/ui/numbered-steps/numbered-steps';
import { catalogMessages } from '../messages/catalog';
import { HowToCollect } from './how-to-collect';
import styles from './product-sections.module.css';

const sections = [
  { id: 'symptoms', title: 'Symptoms' },
  { id: 'why-get-tested', title: 'Why Get Tested?' },
  { id: 'collection-method', title: 'Collection Method' },
] as const;

/** What to know before buying. All sections are on the page; the links on top jump to them. */
export function ProductSections({ product }: { product: Product }) {
  const why = detailSteps(product.get_tested_details);
  const collection = detailSteps(product.collection_details);
  return (
    <div className={styles.sections} data-category={product.category.slug}>
      <nav className={styles.jumps} aria-label="About this test">
        <ul className={styles.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link standalone href={`#${id}`}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="stack" id="symptoms" aria-labelledby="symptoms-title">
        <h2 id="symptoms-title">{sections[0].title}</h2>
        {product.symptoms.length === 0 ? (
          <p>{catalogMessages.whyGetTestedMissing}</p>
        ) : (
          <ul className={styles.chips}>
            {product.symptoms.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        )}
      </section>
      <section className="stack" id="why-get-tested" aria-labelledby="why-get-tested-title">
        <h2 id="why-get-tested-title">{sections[1].title}</h2>
        {why.length === 0 ? <p>{catalogMessages.whyGetTestedMissing}</p> : <Steps steps={why} />}
      </section>
      <section className="stack" id="collection-method" aria-labelledby="collection-method-title">
        <h2 id="collection-method-title">{sections[2].title}</h2>
        {collection.length === 0 ? (
          <p>{catalogMessages.instructionsMissing}</p>
        ) : (
          <Steps steps={collection} />
        )}
      </section>
      <HowToCollect product={product} />
    </div>
  );
}

function Steps({ steps }: { steps: string[] }) {
  return <NumberedSteps steps={steps.map((step) => ({ key: step, content: step }))} />;
}
