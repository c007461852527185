declare module 'maildev' {
  import type { Server } from 'node:net';

  export interface MailDevServer {
    smtp: Pick<Server, 'listen' | 'once'>;
    close(callback?: () => void): void;
  }

  const MailDev: new (options: {
    smtp: number;
    web: number;
    ip: string;
    webIp: string;
    mailDirectory: string;
    silent: boolean;
  }) => MailDevServer;
  export default MailDev;
}
