import { prepareServer } from '@larkwell/platform/serve';

prepareServer({
  port: process.env.SHOP_PORT,
  publicUrl: process.env.SHOP_URL,
  trustProxy: process.env.TRUST_PROXY,
  pageCache: process.env.PAGE_CACHE,
});
