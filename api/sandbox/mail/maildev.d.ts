declare module 'maildev' {
  export interface MailDevServer {
    smtp: Pick<import('node:net').Server, 'listen' | 'once'>;
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
