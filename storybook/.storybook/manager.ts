import { addons } from 'storybook/manager-api';
import { brandTheme } from './brand';
import { readTitle } from './titles';

addons.setConfig({
  theme: brandTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: {
    showRoots: true,
    renderLabel: ({ name, type }) => {
      if (type === 'component') return readTitle(name).name;
      return type === 'docs' && name.startsWith('About ') ? 'About' : name;
    },
  },
});
