import type { AnalyteText } from '@larkwell/contracts/analytes/analytes';
import { usualWords } from '@larkwell/contracts/analytes/usual-words';
import { listMeasured } from '@larkwell/contracts/products/kit-words';
import type { Product } from '@larkwell/contracts/products/products';
import { Fragment } from 'react';
import { analyteMessages } from '../messages/analytes';

/**
 * What the kit is about, and each value that it measures: name, what it stands for, usual range. Only the names
 * where the texts may not be shown.
 */
export function WhatItMeasures({ product }: { product: Product }) {
  const { analytes } = product;
  return (
    <section className="stack" data-gap="small" aria-labelledby="what-it-measures">
      <h2 id="what-it-measures">What it measures</h2>
      <p className="reading">{product.description}</p>
      {analytes.length > 0 && analytes.every(({ text }) => text) ? (
        <dl className="stack" data-gap="small">
          {analytes.map(({ id, name, text, sample, usualNote }) => (
            <div key={id}>
              <dt>
                <strong>{name}</strong>
              </dt>
              <dd>{text?.standsFor}</dd>
              {sample && (
                <dd className="small secondary n">
                  {analyteMessages.usualAdults}: <span className="unbroken">{usualWords(sample.value)}</span>
                  {usualNote && `. ${usualNote}`}
                </dd>
              )}
            </div>
          ))}
        </dl>
      ) : (
        <ul>
          {listMeasured(product.measures).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <Sources texts={analytes.flatMap(({ text }) => (text ? [text] : []))} />
    </section>
  );
}

/** The public pages that the texts follow, and whether a clinician has yet to read one of them. */
function Sources({ texts }: { texts: AnalyteText[] }) {
  if (texts.length === 0) return null;
  const pages = new Map(texts.map(({ source }) => [source.address, `${source.publisher}, ${source.page}`]));
  return (
    <p className="small secondary">
      {texts.some(({ reviewedBy }) => !reviewedBy) && `${analyteMessages.draft}. `}
      {pages.size > 1 ? 'Sources: ' : 'Source: '}
      {[...pages].map(([address, page], index) => (
        <Fragment key={address}>
          {index > 0 && '; '}
          <a href={address} rel="noreferrer">
            {page}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
