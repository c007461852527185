import { defineConfig } from 'vite';
import { siteConfig } from '@larkwell/platform/vite';

export default defineConfig(siteConfig({ deferred: { shop: 'app/behaviours.ts' } }));
