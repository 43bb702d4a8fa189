/** A message of a `text/event-stream`. A field that the message does not have is null. */
export interface SseMessage {
  readonly id: string | null;
  readonly event: string | null;
  /** The lines of data, joined by line feeds. */
  readonly data: string | null;
}

const EMPTY: SseMessage = { id: null, event: null, data: null };

/** A carriage return at the end of a chunk may be followed by its line feed in the next one. */
const LINE_END = /\r\n|\n|\r(?!$)/;

/**
 * Parses a `text/event-stream` chunk by chunk. Unlike `EventSource`, it also returns messages
 * without data, because they may set the id. Comments and `retry` are ignored.
 */
export class SseParser {
  private rest = '';
  private message = EMPTY;

  /** Returns the messages that the chunk completes. */
  push(chunk: string): SseMessage[] {
    const lines = (this.rest + chunk).split(LINE_END);
    this.rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.addLine(line));
  }

  private addLine(line: string): SseMessage[] {
    if (line === '') return this.complete();
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    const { data } = this.message;
    if (field === 'data') {
      this.message = { ...this.message, data: data === null ? value : `${data}\n${value}` };
    } else if (field === 'event' || (field === 'id' && !value.includes('\0'))) {
      this.message = { ...this.message, [field]: value };
    }
    return [];
  }

  private complete(): SseMessage[] {
    const { message } = this;
    this.message = EMPTY;
    return message === EMPTY ? [] : [message];
  }
}
