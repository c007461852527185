import { prepareServer } from '@larkwell/platform/serve';

prepareServer({
  port: process.env.BOOKING_PORT,
  publicUrl: process.env.BOOKING_URL,
  trustProxy: process.env.TRUST_PROXY,
  pageCache: process.env.PAGE_CACHE,
});
