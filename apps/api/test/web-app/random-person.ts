import type { AppWindow } from './app-window.js';

/** An operation as a window has sent it. */
export interface SentOperation {
  readonly id: string;
  readonly kind: string;
  readonly lineId?: string;
  readonly quantity?: number;
  readonly seen?: readonly { readonly quantity: number }[];
}

/** What the app is asked for a line, in the browser. */
interface LineElement {
  querySelector(selector: string): { readonly textContent: string; click(): void } | null;
}

/** A person who does random things in a window. Remembers the operations that this causes. */
export class RandomPerson {
  /** By id: an operation may be sent more than once. */
  readonly sent = new Map<string, SentOperation>();
  /** Number of operations that the person has caused. */
  acts = 0;

  constructor(
    readonly window: AppWindow,
    private readonly name: string,
    /** Returns a number from 0 to 1, exclusive. */
    private readonly random: () => number,
  ) {
    window.page.on('request', (request) => {
      if (!request.url().endsWith('/planning/shopping-list/operations')) return;
      const { operations } = request.postDataJSON() as { operations: SentOperation[] };
      for (const operation of operations) this.sent.set(operation.id, operation);
    });
  }

  /** Adds a line with a new text, and returns the text. */
  async add(): Promise<string> {
    const text = this.newText();
    await this.window.add(text);
    return text;
  }

  /** Ticks, unticks, adds, edits or removes a line that the window shows: one operation. */
  async act(): Promise<void> {
    const kind = this.random();
    if (kind < 0.2) await this.add();
    else if (kind < 0.3 && (await this.click('.line-details'))) await this.closeDialog('save');
    else if (kind < 0.36 && (await this.click('.line-details'))) await this.closeDialog('remove');
    else if (await this.click('input')) this.acts += 1;
    else await this.add();
  }

  /** Clicks the control of a random line that has one. Returns false if there is none. */
  private click(control: string): Promise<boolean> {
    return this.window.page.locator('li.line').evaluateAll(
      (nodes, [selector, position]) => {
        const controls = (nodes as unknown as LineElement[]).flatMap(
          (node) => node.querySelector(selector) ?? [],
        );
        const chosen = controls[Math.floor(position * controls.length)];
        chosen?.click();
        return chosen !== undefined;
      },
      [control, this.random()] as const,
    );
  }

  private async closeDialog(choice: 'save' | 'remove'): Promise<void> {
    const { page } = this.window;
    const dialog = page.getByRole('dialog');
    const text = dialog.getByRole('textbox', { name: 'Article' });
    if (!(await text.isVisible())) {
      await page.keyboard.press('Escape'); // a line of the plan
      return this.act();
    }
    if (choice === 'save') await text.fill(this.newText());
    await dialog.locator(choice === 'save' ? '.main' : '.danger').click();
    await dialog.waitFor({ state: 'detached' });
    if (choice === 'remove') this.acts += 1;
  }

  private newText(): string {
    this.acts += 1;
    return `${this.name}-${String(this.acts)}`;
  }
}
