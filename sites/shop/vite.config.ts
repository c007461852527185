import { defineConfig } from 'vite';
import { siteConfig } from '@larkwell/platform/vite';

export default defineConfig(siteConfig({ brand: 'shop', deferred: { shop: 'app/behaviors.ts' } }));
