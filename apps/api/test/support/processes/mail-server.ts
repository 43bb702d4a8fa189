import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { recordSensitive } from '../test-log.js';
import { until } from '../until.js';

/** A mail that the server has accepted. */
export interface ReceivedMail {
  readonly recipient: string;
  readonly sender: string | undefined;
  readonly subject: string | undefined;
  readonly text: string;
  readonly html: string;
  /** The link in the text; empty without one. */
  readonly link: string;
  /** The token of the link; empty without one. */
  readonly token: string;
  /** Whether it came over TLS. */
  readonly isSecure: boolean;
}

/** An SMTP server that keeps the mails that it accepts. Its certificate is self-signed. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** The SMTP status with which a recipient is refused; undefined: it is accepted. */
  refusalOf: (recipient: string) => number | undefined = () => undefined;
  /** Recipients for which mails were tried. */
  readonly attempts: string[] = [];

  private constructor(private readonly server: SMTPServer) {}

  static async start(options: SMTPServerOptions = {}): Promise<MailServer> {
    const server = new SMTPServer({
      authOptional: true,
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        const status = mailServer.refusalOf(address);
        mailServer.attempts.push(address);
        // Servers quote the address in their answer.
        const refusal = Object.assign(new Error(`<${address}> refused`), { responseCode: status });
        done(status === undefined ? null : refusal);
      },
      onData: (stream, { envelope, secure }, done) => {
        void new Response(stream as never)
          .arrayBuffer()
          .then((raw) => PostalMime.parse(raw))
          .then(({ from, subject, text = '', html = '' }) => {
            const link = /https?:\S+/.exec(text)?.[0] ?? '';
            const token = link === '' ? '' : (new URL(link).searchParams.get('token') ?? '');
            if (token !== '') recordSensitive('token', token);
            mailServer.mails.push({
              recipient: envelope.rcptTo[0]?.address ?? '',
              sender: from?.address,
              subject,
              text,
              html,
              link,
              token,
              isSecure: secure,
            });
            done();
          }, done);
      },
      ...options,
    });
    const mailServer = new MailServer(server);
    server.on('error', () => undefined); // clients that refuse the certificate
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return mailServer;
  }

  /** Variables of an API that sends its mail here. */
  get env() {
    return { SMTP_URL: `smtp://${this.host}`, MAIL_FROM: 'Popote <popote@example.org>' };
  }

  get host(): string {
    return `127.0.0.1:${String((this.server.server.address() as AddressInfo).port)}`;
  }

  /** The mails to a recipient, when there are at least `count`. */
  async to(recipient: string, count = 1): Promise<readonly [ReceivedMail, ...ReceivedMail[]]> {
    const received = () => this.mails.filter((mail) => mail.recipient === recipient);
    await until(() => received().length >= count);
    return received() as [ReceivedMail, ...ReceivedMail[]];
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(resolve);
    });
  }
}
