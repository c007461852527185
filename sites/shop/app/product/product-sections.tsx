import { detailSteps } from '@larkwell/contracts/products/detail-steps';
import type { Product } from '@larkwell/contracts/products/products';
import { catalogueMessages } from '../messages/catalogue';
import styles from './product-sections.module.css';

const sections = [
  { id: 'symptoms', title: 'Symptoms' },
  { id: 'why-get-tested', title: 'Why Get Tested?' },
  { id: 'collection-method', title: 'Collection Method' },
] as const;

/** What to know before buying. All three are on the page; the links on top jump to them. */
export function ProductSections({ product }: { product: Product }) {
  const why = detailSteps(product.get_tested_details);
  const collection = detailSteps(product.collection_details);
  return (
    <div className={styles.sections}>
      <nav className={styles.jump} aria-label="About this test">
        {sections.map(({ id, title }) => (
          <a key={id} className={styles.link} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <section className={styles.section} id="symptoms" aria-labelledby="symptoms-title">
        <h2 id="symptoms-title">{sections[0].title}</h2>
        {product.symptoms.length === 0 ? (
          <p>{catalogueMessages.whyGetTestedMissing}</p>
        ) : (
          <ul className={styles.chips}>
            {product.symptoms.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.section} id="why-get-tested" aria-labelledby="why-get-tested-title">
        <h2 id="why-get-tested-title">{sections[1].title}</h2>
        {why.length === 0 ? <p>{catalogueMessages.whyGetTestedMissing}</p> : <Steps steps={why} />}
      </section>
      <section className={styles.section} id="collection-method" aria-labelledby="collection-method-title">
        <h2 id="collection-method-title">{sections[2].title}</h2>
        {collection.length === 0 ? (
          <p>{catalogueMessages.instructionsMissing}</p>
        ) : (
          <Steps steps={collection} />
        )}
      </section>
    </div>
  );
}

function Steps({ steps }: { steps: string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
