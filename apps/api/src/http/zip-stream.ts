import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Milliseconds in which a client must take a part, so that slow clients do not keep an export. */
const PART_TIMEOUT = 15_000;

/** A zip that is written while the client reads it. */
export class ZipStream {
  private readonly zip = new ZipFile();
  private readonly output = this.zip.outputStream as Readable;
  /** The file that is written: one at a time. */
  private current: Readable | undefined;

  constructor() {
    this.output.once('close', () => this.current?.destroy());
  }

  addText(name: string, text: string): void {
    this.zip.addBuffer(Buffer.from(text), name);
  }

  /** Adds a file whose parts are read when the client has taken everything before it. */
  addParts(
    name: string,
    parts: () => AsyncIterable<string | Uint8Array>,
    options?: { readonly compress: boolean },
  ): void {
    this.zip.addReadStreamLazy(name, options ?? {}, (add) => {
      const stream = Readable.from(timely(parts()), { objectMode: false });
      stream.once('error', (error) => this.output.destroy(error));
      this.current = stream;
      add(null, stream);
    });
  }

  /** Call it after the last file. */
  end(): Readable {
    this.zip.end();
    return this.output;
  }
}

async function* timely<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  for await (const part of parts) {
    const offered = performance.now();
    yield part;
    if (performance.now() - offered > PART_TIMEOUT) throw new Error('The client is too slow.');
  }
}
