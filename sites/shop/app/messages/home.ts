import { formatUsd } from '@larkwell/contracts/fields/money';
import { inWordsFirst } from '@larkwell/contracts/numbers/words';
import {
  DELIVERY_CENTS,
  KITS_SOLD,
  RESULT_DAYS,
  SUBSCRIPTION_PACKAGES,
} from '@larkwell/contracts/numbers/shop';
import { paths } from '../paths';

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
const intervals = `every ${either.format(SUBSCRIPTION_PACKAGES.map(({ months }) => String(months)))} months`;
const resultDays = RESULT_DAYS.join(' to ');
const discounts = either.format(SUBSCRIPTION_PACKAGES.map(({ percent }) => `${percent}%`));

/** The slides of the home page. */
export const slides = [
  {
    id: 'slide-1',
    eyebrow: 'CAP and CLIA certified labs',
    title: 'Know what’s going on. From home.',
    text: `${inWordsFirst(KITS_SOLD)} test kits. Buy once or subscribe. Results in ${resultDays} days, explained in plain English.`,
    action: { label: 'Browse tests', to: paths.categories() },
    second: { label: 'How it works', to: '#included' },
  },
  {
    id: 'slide-2',
    eyebrow: 'Subscribe and save',
    title: 'A new kit when it’s time.',
    text: `Have it sent ${intervals}, at ${discounts} off each kit. Cancel whenever you like.`,
    action: { label: 'Choose a test', to: paths.categories() },
    second: { label: 'Questions and answers', to: paths.help() },
  },
  {
    id: 'slide-3',
    eyebrow: `Results in ${resultDays} days`,
    title: 'From your kitchen table to the lab.',
    text: 'Collect a small sample, mail it in the prepaid mailer, and read your report online.',
    action: { label: 'See popular tests', to: '#popular' },
    second: { label: 'About us', to: paths.page('about-us') },
  },
] as const;

/** The made-up reports of the home page: the kit that each is of, and its values in the library of analytes. */
export const sampleReports = {
  hero: { title: 'Vitamin D Check', analytes: ['vitamin-d'] },
  included: { title: 'Cholesterol Check', analytes: ['total-cholesterol', 'hdl-cholesterol'] },
} as const;

/** What a shopper can check, under the slides. */
export const trust = [
  { icon: 'lab', text: 'CAP and CLIA certified labs' },
  { icon: 'lock', text: 'Plain box, private results' },
  { icon: 'truck', text: `Shipping both ways ${formatUsd(DELIVERY_CENTS)}` },
  { icon: 'clock', text: `Results in ${resultDays} days` },
] as const;

export const included = {
  title: 'What’s Included',
  seeSample: { label: 'See a sample report', to: `${paths.product('cholesterol-check')}#what-it-measures` },
  steps: [
    {
      title: 'Everything to collect a sample',
      text: 'The kit comes in a plain box, with printed steps, labels and all you need for one sample.',
      scene: 'prick',
      category: 'vitamins-nutrition',
    },
    {
      title: 'A prepaid mailer to the lab',
      text: `Register your kit online, put the sample in the mailer, and mail it. Shipping both ways is ${formatUsd(DELIVERY_CENTS)}.`,
      scene: 'mail',
      category: 'hormones-thyroid',
    },
    {
      title: 'A report you can read',
      text: `In ${resultDays} days: what was measured, your result, and what people often do next.`,
      scene: 'report',
      category: 'heart-metabolism',
    },
  ],
} as const;

export const whyUs = {
  title: 'Why choose us',
  reasons: [
    {
      figure: String(KITS_SOLD),
      title: `${KITS_SOLD} test kits`,
      text: 'From vitamins to hormones, each for one clear question.',
    },
    {
      figure: `−${Math.max(...SUBSCRIPTION_PACKAGES.map(({ percent }) => percent))}%`,
      title: 'Single or subscription',
      text: `Buy one kit, or have one sent ${intervals} for less.`,
    },
    {
      figure: RESULT_DAYS.join('–'),
      title: `Results in ${RESULT_DAYS.join('-')} days`,
      text: 'Counted from the day your sample reaches the lab.',
    },
    {
      figure: null,
      title: 'CAP and CLIA certified',
      text: 'Every sample is measured in a lab certified by CAP and CLIA.',
    },
  ],
} as const;

export const popular = { title: 'Popular Tests', learnMore: 'Learn More', viewAll: 'View All' } as const;

export const howItWorks = {
  title: 'How it Works',
  steps: [
    { text: 'The kit is sent discreetly to your home.', scene: 'arrives', category: 'general-wellness' },
    {
      text: 'Follow the package instructions to collect a sample.',
      scene: 'prick',
      category: 'vitamins-nutrition',
    },
    { text: 'Receive your results.', scene: 'report', category: 'heart-metabolism' },
    { text: 'Medical services are offered for next steps.', scene: 'talk', category: 'general-wellness' },
  ],
} as const;
