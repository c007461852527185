import { ButtonLink } from '@larkwell/ui/button/button';
import { KitIllustration } from '@larkwell/ui/kit-illustration/kit-illustration';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { slides } from '../messages/home';
import styles from './slider.module.css';

/** Introductory slides. They move only on request: by swipe, keys or the links below. */
export function Slider() {
  return (
    <section className={styles.slider} aria-label="Highlights">
      {/* Scrolls sideways, so the keyboard must be able to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.track} tabIndex={0} role="group" aria-label="Slides">
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} isFirst={index === 0} />
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
    </section>
  );
}

function Slide({ slide, isFirst }: { slide: (typeof slides)[number]; isFirst: boolean }) {
  return (
    <div className={styles.slide} id={slide.id}>
      <div className={styles.words}>
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
      <div className={styles.picture}>
        <KitIllustration category={slide.picture.category} method={slide.picture.method} />
      </div>
    </div>
  );
}
