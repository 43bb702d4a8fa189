import { isNode, isOfType } from '../../reader/linked-data/linked-data.js';

/** Instructions in which sections have no steps of their own: each gets those that follow it. */
export function withSections(instructions: readonly unknown[]): unknown[] {
  const all: unknown[] = [];
  let steps = all;
  for (const instruction of instructions) {
    if (isNode(instruction) && isOfType(instruction, 'HowToSection')) {
      const { text, name = text, itemListElement = [] } = instruction;
      steps = [itemListElement].flat();
      all.push({ '@type': 'HowToSection', name, itemListElement: steps });
    } else steps.push(instruction);
  }
  return all;
}

/** A section without steps. */
export const sectionNode = (name: string) => ({ '@type': 'HowToSection', name });
