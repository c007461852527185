import { kitPictureWords } from '@larkwell/contracts/products/kit-words';
import type { Product } from '@larkwell/contracts/products/products';
import { KitPicture } from '@larkwell/ui/illustration/kit-picture';
import { catalogMessages } from '../messages/catalog';
import styles from './how-to-collect.module.css';

/** The film on collecting a sample, or the picture of the kit if there is no film. */
export function HowToCollect({ product }: { product: Product }) {
  const { videoURL, name, contents, emblem, category } = product;
  return (
    <section className="stack" aria-labelledby="how-to-collect">
      <h2 id="how-to-collect">How to Collect your sample</h2>
      {videoURL ? (
        <>
          <Film url={videoURL} name={name} />
          <p className="small secondary">
            {catalogMessages.filmHas} <a href="#collection-method">{catalogMessages.readAsText}</a>
          </p>
        </>
      ) : (
        <>
          <KitPicture
            category={category.slug}
            contents={contents}
            emblem={emblem}
            label={kitPictureWords(name, contents)}
          />
          <p>{catalogMessages.noFilm}</p>
        </>
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
      <a href={url}>Download the video</a>
    </video>
  );
}
