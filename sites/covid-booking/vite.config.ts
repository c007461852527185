import { siteConfig } from '@larkwell/platform/vite';
import { defineConfig } from 'vite';

export default defineConfig(siteConfig({ brand: 'booking', deferred: { visit: 'app/behaviors.ts' } }));
