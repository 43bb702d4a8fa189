import { Injectable } from '@nestjs/common';
import { createTransport, type NodemailerError } from 'nodemailer';
import { Config } from '../config.js';
import type { MailConfig } from './mail-config.js';

/** Milliseconds of inactivity after which a connection fails, and of a whole delivery. */
const INACTIVITY_TIMEOUT = 10_000;
const DELIVERY_TIMEOUT = 15_000;

/** A mail as its recipient reads it. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail that the server did not accept. Its message has no text of the server, which names people. */
export class MailRefused extends Error {
  constructor(
    readonly code: string,
    readonly smtpStatus: number | undefined,
    /** Whether the server refuses the recipient or the text. It may accept another mail. */
    readonly isOfMail: boolean,
  ) {
    super(`${code} ${String(smtpStatus ?? '')}`.trim());
  }

  /** Whether the server never accepts this mail. */
  get isPermanent(): boolean {
    return this.isOfMail && (this.smtpStatus ?? 500) >= 500;
  }
}

/** Sends mail through the server at `SMTP_URL`. */
@Injectable()
export class SmtpTransport {
  private readonly transport;

  constructor({ mail }: Config) {
    this.transport = mail && createTransport(optionsOf(mail), { from: mail.from });
  }

  /** Whether the service sends mail. */
  get isConfigured(): boolean {
    return this.transport !== undefined;
  }

  /** @throws MailRefused */
  async send(recipient: string, letter: Letter): Promise<void> {
    try {
      await this.transport?.sendMail({
        ...letter,
        to: { name: '', address: recipient },
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(DELIVERY_TIMEOUT),
      });
    } catch (error) {
      throw refusalOf(error as NodemailerError);
    }
  }
}

/**
 * The query of the URL may change these options. With a password, TLS and a valid certificate are
 * required. Without one, TLS is used if the server offers it: a server without it would be accepted
 * too, and so is any certificate.
 */
function optionsOf({ smtpUrl }: MailConfig) {
  const { username, protocol } = new URL(smtpUrl);
  const isVerified = username !== '' || protocol === 'smtps:';
  return {
    url: smtpUrl,
    requireTLS: isVerified,
    tls: { rejectUnauthorized: isVerified },
    connectionTimeout: INACTIVITY_TIMEOUT,
    greetingTimeout: INACTIVITY_TIMEOUT,
    socketTimeout: INACTIVITY_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A refusal of the recipient or the text, by the server or by nodemailer itself. Other failures, such as
 * a wrong password of the sender, end when the operator corrects a setting.
 */
function refusalOf({ code = 'UNKNOWN', command, responseCode }: NodemailerError): MailRefused {
  const isAnswered = responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA');
  const isInvalid = code === 'EENVELOPE' && command === 'API';
  return new MailRefused(code, responseCode, isAnswered || isInvalid);
}
