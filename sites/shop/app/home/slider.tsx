import type { Analyte } from '@larkwell/contracts/analytes/analytes';
import { ButtonLink } from '@larkwell/ui/button/button';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { ReactNode } from 'react';
import { sampleReports, slides } from '../messages/home';
import { HeroDrop } from './hero-drop';
import { HomeReport } from './home-report';
import styles from './slider.module.css';
import { TrustBand } from './trust-band';

/**
 * Introductory slides over the trust band, the first with a sample report. They move only on request: by swipe,
 * keys or the links below.
 */
export function Slider({ analytes }: { analytes: readonly Analyte[] }) {
  return (
    <section className={styles.slider} aria-label="Highlights">
      {/* Scrolls sideways, so the keyboard must be able to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.track} tabIndex={0} role="group" aria-label="Slides">
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} isFirst={index === 0}>
            {index === 0 && (
              <HeroDrop>
                <HomeReport of={sampleReports.hero} analytes={analytes} isBrief />
              </HeroDrop>
            )}
          </Slide>
        ))}
      </div>
      <nav className={styles.dots} aria-label="Slides">
        {slides.map((slide, index) => (
          <a key={slide.id} className={styles.dot} href={`#${slide.id}`}>
            <span className="visually-hidden">
              Slide {index + 1} of {slides.length}: {slide.title}
            </span>
          </a>
        ))}
      </nav>
      <TrustBand />
    </section>
  );
}

type SlideProps = { slide: (typeof slides)[number]; isFirst: boolean; children: ReactNode };

function Slide({ slide, isFirst, children }: SlideProps) {
  return (
    <div className={isFirst ? `${styles.slide} room` : styles.slide} id={slide.id}>
      <div className={styles.inner}>
        <div className={isFirst ? `${styles.words} on-room` : styles.words}>
          <PageHeading level={isFirst ? 1 : 2} eyebrow={slide.eyebrow} lead={slide.text}>
            {slide.title}
          </PageHeading>
          <p className="cluster">
            <ButtonLink href={slide.action.to}>{slide.action.label}</ButtonLink>
            <ButtonLink href={slide.second.to} variant="secondary">
              {slide.second.label}
            </ButtonLink>
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
