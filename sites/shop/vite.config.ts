import { defineConfig } from 'vite';
import { siteConfig } from '../platform/src/vite/site-config';

export default defineConfig(siteConfig({}));
