import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

/** What a child process sends. */
export interface AnswerMessage<Answer> {
  readonly answer: Answer;
  /** Seconds of CPU that it has used. */
  readonly cpuSeconds: number;
}

/**
 * The program of a `ChildProcess`: receives one question, and sends an answer each time that the parent
 * asks for one, so that none wait in memory. Ends with the parent.
 */
export async function answerParent<Answer>(
  answersTo: (question: never) => AsyncIterable<Answer>,
): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.once('disconnect', () => process.exit());
  const [question] = (await once(process, 'message')) as [never];
  for await (const answer of answersTo(question)) {
    const { user, system } = process.cpuUsage();
    const message: AnswerMessage<Answer> = { answer, cpuSeconds: (user + system) / 1e6 };
    process.send?.(message);
    await once(process, 'message');
  }
}
