import { cdc, type LibraryEntry } from '../library-entry';

export const sexualHealth: LibraryEntry[] = [
  {
    id: 'chlamydia',
    name: 'Chlamydia',
    alsoCalled: ['Chlamydia trachomatis'],
    standsFor: 'Whether the germ that causes chlamydia is in your sample.',
    more: 'It spreads through sex, and most people with it feel nothing.',
    next: 'If it was found, see a doctor or nurse soon. It can be cured. Partners need to know, too.',
    source: cdc('About Chlamydia', 'chlamydia/about/'),
  },
  {
    id: 'gonorrhea',
    name: 'Gonorrhea',
    alsoCalled: ['Neisseria gonorrhoeae'],
    standsFor: 'Whether the germ that causes gonorrhea is in your sample.',
    more: 'It spreads through sex, and many people with it feel nothing.',
    next: 'If it was found, see a doctor or nurse soon. It can be cured. Partners need to know, too.',
    source: cdc('About Gonorrhea', 'gonorrhea/about/'),
  },
  {
    id: 'trichomoniasis',
    name: 'Trichomoniasis',
    alsoCalled: ['Trichomonas vaginalis', 'Trich'],
    standsFor: 'Whether the tiny parasite that causes trich is in your sample.',
    more: 'It spreads through sex, and most people with it feel nothing.',
    next: 'If it was found, see a doctor or nurse soon. It can be cured. Partners need to know, too.',
    source: cdc('About Trichomoniasis', 'trichomoniasis/about/'),
  },
];
