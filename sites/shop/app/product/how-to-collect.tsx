import type { Product } from '@larkwell/contracts/products/products';
import { KitIllustration } from '@larkwell/ui/kit-illustration/kit-illustration';
import { kitPictureWords } from '@larkwell/contracts/products/kit-words';
import styles from './how-to-collect.module.css';

/** The film on collecting a sample, or the drawing of the kit if there is no film. */
export function HowToCollect({ product }: { product: Product }) {
  return (
    <section className="stack" aria-labelledby="how-to-collect">
      <h2 id="how-to-collect">How to Collect your sample</h2>
      {product.videoURL ? (
        <Film url={product.videoURL} name={product.name} />
      ) : (
        <Placeholder product={product} />
      )}
    </section>
  );
}

function Film({ url, name }: { url: string; name: string }) {
  return (
    <video
      className={styles.film}
      controls
      preload="none"
      poster={url.replace(/\.webm$/, '.svg')}
      width={1280}
      height={720}
      aria-label={`How to collect your sample for ${name}`}
    >
      <source src={url} type="video/webm" />
      <track kind="captions" src={url.replace(/\.webm$/, '.vtt')} srcLang="en" label="English" default />
      <a href={url}>Download the film</a>
    </video>
  );
}

function Placeholder({ product }: { product: Product }) {
  return (
    <div className={styles.placeholder}>
      <KitIllustration
        category={product.category.slug}
        method={product.collection_method}
        label={kitPictureWords(product.name, product.contents)}
      />
      <p>
        There is no film for this kit yet. The steps are printed inside the box, and above under Collection
        Method.
      </p>
    </div>
  );
}
