import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { AppError } from '#platform/errors/app-error.js';
import type { AnswerMessage } from './answer-parent.js';

interface ChildOptions {
  /** Options of Node.js, for example the maximum size of its objects. */
  readonly execArgv?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.filename);

/**
 * A process of its own for a file of a client: a hostile file ends or occupies this process only,
 * which has a low priority and no secrets. Its program calls `answerParent`. Take its
 * memory of `ChildMemory` before, and end it in `finally`.
 */
export class ChildProcess<Question, Answer> {
  /** Seconds of CPU that it had used when it answered last. */
  cpuSeconds = 0;
  private readonly child;
  private readonly ended = new AbortController();

  /** @param program a name of `imports` in package.json: the compiled file, also in tests */
  constructor(program: string, { execArgv = [], env = {} }: ChildOptions = {}) {
    this.child = fork(require.resolve(program), {
      serialization: 'advanced',
      env,
      execArgv: [...execArgv],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.once('exit', () => {
      this.ended.abort();
    });
    this.child.on('error', () => {
      this.ended.abort(new AppError('SERVICE_UNAVAILABLE'));
    });
  }

  /**
   * Sends the question, or asks for the next answer to it. The process does nothing in between.
   *
   * @param milliseconds until the answer must have arrived
   * @throws SERVICE_UNAVAILABLE when the process cannot be started; any other error when it has ended or
   *   does not answer in time
   */
  async ask(question: Question | 'next', milliseconds: number): Promise<Answer> {
    const { signal } = this.ended;
    // Not `timeLimit`, which stays for its whole time: a file may have tens of thousands of answers.
    const timer = setTimeout(() => {
      this.ended.abort(new DOMException('The time is over', 'TimeoutError'));
    }, milliseconds);
    // When the process has ended, `exit` follows.
    this.child.send(question as object, () => undefined);
    try {
      const [message] = (await once(this.child, 'message', { signal })) as [AnswerMessage<Answer>];
      this.cpuSeconds = message.cpuSeconds;
      return message.answer;
    } catch (error) {
      throw (error as Error).cause;
    } finally {
      clearTimeout(timer);
    }
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}
